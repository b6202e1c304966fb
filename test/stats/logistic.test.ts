import { describe, test, expect } from 'vitest';
import { fitLogistic, winProbability } from '../../src/stats/logistic.js';
import fc from 'fast-check';
import { emptyForecasts, addForecast, brierScore, calibration } from '../../src/stats/forecast.js';

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

describe('logistic regression', () => {
  test('finds the weights again', () => {
    const cases = [-4, -2, 0, 1, 3].flatMap((lead) =>
      [0, 1].map((seat) => {
        const games = 1e6;
        return { features: [lead, seat], games, wins: games * sigmoid(-0.2 + 0.5 * lead + 0.4 * seat) };
      }),
    );
    const model = fitLogistic(cases);
    expect(model.intercept).toBeCloseTo(-0.2, 5);
    expect(model.weights[0]).toBeCloseTo(0.5, 5);
    expect(model.weights[1]).toBeCloseTo(0.4, 5);
    expect(winProbability(model, [2, 1])).toBeCloseTo(sigmoid(1.2), 5);
  });

  test('of one feature with two values it is the log-odds of each', () => {
    const model = fitLogistic([{ features: [0], games: 100, wins: 40 }, { features: [1], games: 100, wins: 75 }], 0); // prettier-ignore
    expect(winProbability(model, [0])).toBeCloseTo(0.4, 5);
    expect(winProbability(model, [1])).toBeCloseTo(0.75, 5);
  });

  test('stays finite where a feature tells winners from losers', () => {
    const model = fitLogistic([{ features: [-1], games: 50, wins: 0 }, { features: [1], games: 50, wins: 50 }]); // prettier-ignore
    expect(Number.isFinite(model.weights[0])).toBe(true);
    expect(winProbability(model, [1])).toBeGreaterThan(0.99);
  });

  test('without games says even', () => {
    expect(winProbability(fitLogistic([]), [])).toBe(0.5);
  });

  test('its forecasts add up to the wins', () => {
    const someCase = fc.integer({ min: 1, max: 50 }).chain((games) => fc.record({ features: fc.tuple(fc.integer({ min: -5, max: 5 })), games: fc.constant(games), wins: fc.nat(games) })); // prettier-ignore
    fc.assert(
      fc.property(fc.array(someCase, { minLength: 2, maxLength: 10 }), (cases) => {
        const model = fitLogistic(cases);
        const missing = cases.reduce((sum, { features, games, wins }) => sum + wins - games * winProbability(model, features), 0); // prettier-ignore
        expect(Math.abs(missing)).toBeLessThan(0.01);
      }),
    );
  });
});

describe('forecasts', () => {
  test('Brier score: 0 if always right, ¼ for always saying even', () => {
    const right = emptyForecasts();
    addForecast(right, 1, true);
    addForecast(right, 0, false);
    expect(brierScore(right)).toBe(0);
    const even = emptyForecasts();
    for (const isWon of [true, false, true]) addForecast(even, 0.5, isWon);
    expect(brierScore(even)).toBe(0.25);
    expect(brierScore(emptyForecasts())).toBeUndefined();
  });

  test('calibration: a point for each bin that was used', () => {
    const forecasts = emptyForecasts(4);
    addForecast(forecasts, 0.1, false);
    addForecast(forecasts, 0.2, true);
    addForecast(forecasts, 1, true);
    const [low, high, ...rest] = calibration(forecasts);
    expect(low).toMatchObject({ games: 2, won: 0.5 });
    expect(low!.forecast).toBeCloseTo(0.15, 12);
    expect(high).toEqual({ games: 1, forecast: 1, won: 1 });
    expect(rest).toEqual([]);
  });
});
