// How good forecasts of wins were: Brier score and calibration, as counts by bin so that a million forecasts take no room.

/** Forecasts in one of `bins` equal ranges of probability. */
export interface ForecastBin {
  games: number;
  wins: number;
  /** Σ of the forecasts. */
  forecasts: number;
}

export interface Forecasts {
  readonly bins: readonly ForecastBin[];
  /** Σ (forecast − result)². */
  squares: number;
}

export const emptyForecasts = (bins = 10): Forecasts => ({
  bins: Array.from({ length: bins }, () => ({ games: 0, wins: 0, forecasts: 0 })),
  squares: 0,
});

export function addForecast(forecasts: Forecasts, probability: number, isWon: boolean): void {
  const { bins } = forecasts;
  const bin = bins[Math.min(bins.length - 1, Math.floor(probability * bins.length))]!;
  bin.games++;
  if (isWon) bin.wins++;
  bin.forecasts += probability;
  forecasts.squares += (probability - (isWon ? 1 : 0)) ** 2;
}

/** Mean of (forecast − result)²: 0 is perfect, ¼ is what always saying 50 % gets. */
export function brierScore({ bins, squares }: Forecasts): number | undefined {
  const games = bins.reduce((sum, bin) => sum + bin.games, 0);
  return games === 0 ? undefined : squares / games;
}

export interface CalibrationPoint {
  readonly games: number;
  /** Mean forecast, and the share that was won: equal if the forecasts mean what they say. */
  readonly forecast: number;
  readonly won: number;
}

/** A point for each bin that has games, from low forecasts to high ones. */
export const calibration = ({ bins }: Forecasts): CalibrationPoint[] =>
  bins
    .filter(({ games }) => games > 0)
    .map(({ games, wins, forecasts }) => ({ games, forecast: forecasts / games, won: wins / games }));
