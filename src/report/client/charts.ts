// Parts that all charts share: colours, style, and drawing with the available width.
import type { PlotOptions } from '@observablehq/plot';

/** From the palette of Okabe and Ito, safe for colour blindness on white and on black. Lines also differ in their dashes. */
export const COLOURS = ['var(--one)', 'var(--two)', 'var(--three)', 'var(--four)'] as const;

export const common = (width: number, label: string): PlotOptions => ({
  width,
  ariaLabel: label,
  style: { fontSize: '12px', fontFamily: 'inherit', background: 'transparent', overflow: 'visible' },
});

/** Draws whenever the width of the element changes. Returns a function that redraws. */
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
