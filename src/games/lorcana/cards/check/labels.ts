// The names that one ability gives to its steps and cards with `as`, and where it uses them.

/** Cards that a text can speak of without having given them a name. */
export const SPOKEN: ReadonlySet<string> = new Set(['this', 'subject', 'object', 'group', 'singers']);

/** A name may be used before the step that gives it is read, so the first reading only collects; `areComplete` says if a second one is needed. */
export class Labels {
  readonly given = new Set<string>();
  private readonly used = new Set<string>();
  private isClosed = false;
  /** How many descriptions that contain each other are open now. */
  depth = 0;

  give(name: string): void {
    this.given.add(name);
  }

  /** Whether the name may be used, as far as is known by now. */
  use(name: string): boolean {
    if (this.isClosed) return this.given.has(name);
    this.used.add(name);
    return true;
  }

  areComplete(): boolean {
    for (const name of this.used) if (!this.given.has(name)) return false;
    return true;
  }

  /** From now on a name that was not given is a mistake. */
  close(): void {
    this.isClosed = true;
  }
}
