import type { SlotSource } from '../slot.js';

/** The locks of a browser, as much of them as slots need. A tab that closes lets go of all that it holds. */
export class Locks {
  private readonly held = new Map<string, Tab>();
  private readonly waiting = new Set<() => void>();

  /** A tab with a session of its own, or with a copy of another's. */
  open(session: Readonly<Record<string, string>> = {}): Tab {
    return new Tab(this, new Map(Object.entries(session)));
  }

  take(name: string, tab: Tab): boolean {
    if (this.held.has(name)) return false;
    this.held.set(name, tab);
    return true;
  }

  async wait(name: string, tab: Tab, signal: AbortSignal): Promise<void> {
    while (!this.take(name, tab)) {
      await new Promise<void>((resolve, reject) => {
        this.waiting.add(resolve);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    }
  }

  free(name: string): void {
    this.held.delete(name);
    for (const again of this.waiting) again();
    this.waiting.clear();
  }

  freeAll(tab: Tab): void {
    for (const [name, holder] of this.held) if (holder === tab) this.free(name);
  }
}

/** One tab: what it keeps while it is loaded again, and how it locks. */
export class Tab {
  constructor(
    private readonly all: Locks,
    readonly session: Map<string, string>,
  ) {}

  source(): SlotSource {
    return { locks: { request: this.request }, session: () => this.storage };
  }

  /** It is closed or loaded again: what it held is free. */
  close(): void {
    this.all.freeAll(this);
  }

  private readonly request: NonNullable<SlotSource['locks']>['request'] = async (name, options, act) => {
    if (options.signal) await this.all.wait(name, this, options.signal);
    else if (!this.all.take(name, this)) return act(null);
    await act({ name });
    this.all.free(name);
  };

  private readonly storage = {
    getItem: (key: string): string | null => this.session.get(key) ?? null,
    setItem: (key: string, value: string): void => void this.session.set(key, value),
  };
}
