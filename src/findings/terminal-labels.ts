// Labels of entrants in the terminal.
import type { Plan } from '../lab/plan/plan.js';

/** The label of an entrant: the deck alone if the plan has one agent, unless the experiment gives the entrant a name of its own. */
export function screenLabels({ entrants, decks, agents }: Plan): (entrant: string) => string {
  const labels = new Map(
    entrants.map(({ name, deck, agent }) => {
      const isUsual = name === `${decks[deck]!.name}/${agents[agent]!.name}`;
      return [name, isUsual && agents.length === 1 ? decks[deck]!.name : name];
    }),
  );
  return (entrant) => labels.get(entrant) ?? entrant;
}
