// What all charts have in common. They are drawn with the width there is, and anew when that changes.
import type { PlotOptions } from '@observablehq/plot';

/** Of Okabe and Ito: colour-blind people can tell these apart, on white and on black. Lines also differ in their dashes. */
export const COLOURS = ['var(--one)', 'var(--two)', 'var(--three)', 'var(--four)'] as const;

export const common = (width: number, label: string): PlotOptions => ({
  width,
  ariaLabel: label,
  style: { fontSize: '12px', fontFamily: 'inherit', background: 'transparent', overflow: 'visible' },
});

/** Draws now, and again whenever the element has another width. Returns a way to draw anew for other reasons. */
export function drawIn(element: HTMLElement, draw: (width: number) => Element | undefined): () => void {
  let width = 0;
  const redraw = () => {
    const drawn = width === 0 ? undefined : draw(width);
    element.replaceChildren(...(drawn === undefined ? [] : [drawn]));
  };
  new ResizeObserver(([entry]) => {
    const now = Math.floor(entry!.contentRect.width);
    if (now === width) return;
    width = now;
    redraw();
  }).observe(element);
  return redraw;
}
