import type { Plan } from '../lab/plan/plan.js';

/** Entrants as the screen names them: with one agent the deck says it all, unless the experiment gave a name. */
export function screenLabels({ entrants, decks, agents }: Plan): (entrant: string) => string {
  const labels = new Map(
    entrants.map(({ name, deck, agent }) => {
      const isUsual = name === `${decks[deck]!.name}/${agents[agent]!.name}`;
      return [name, isUsual && agents.length === 1 ? decks[deck]!.name : name];
    }),
  );
  return (entrant) => labels.get(entrant) ?? entrant;
}
