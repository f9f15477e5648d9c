/**
 * Runs one React hook without React: state, reducer, callback and effect slots, run again after every dispatch until
 * nothing changes. Costs what the hook itself costs, without reconciliation or DOM.
 *
 * @typedef {(...args: any[]) => any} Hook
 */

/** @type {HookHost | null} */
let current = null;

export class HookHost {
  /**
   * @param {Hook} hook
   * @param {unknown[]} args
   */
  constructor(hook, args) {
    this.hook = hook;
    this.args = args;
    /** @type {any[]} */
    this.slots = [];
    this.dirty = false;
    this.next = 0;
    /** @type {(() => void)[]} */
    this.effects = [];
    this.render();
  }

  render() {
    let guard = 0;
    do {
      this.dirty = false;
      this.next = 0;
      this.effects = [];
      current = this;
      this.value = this.hook(...this.args);
      current = null;
      for (const run of this.effects) run();
    } while (this.dirty && ++guard < 20);
  }

  /**
   * Calls an action of the hook, then renders as React would.
   *
   * @param {string} name
   * @param {unknown[]} args
   */
  call(name, ...args) {
    this.value[name](...args);
    if (this.dirty) this.render();
  }
}

/** @returns {HookHost} */
function host() {
  if (!current) throw new Error('a hook was called outside of its host');
  return current;
}

/**
 * @template T
 * @param {(host: HookHost) => T} init
 * @returns {T}
 */
function slot(init) {
  const here = host();
  const at = here.next++;
  if (!(at in here.slots)) here.slots[at] = init(here);
  return here.slots[at];
}

/**
 * @param {unknown[] | undefined} a
 * @param {unknown[] | undefined} b
 */
function changed(a, b) {
  return !a || !b || a.length !== b.length || a.some((value, i) => !Object.is(value, b[i]));
}

/**
 * @template S, A
 * @param {(state: S, action: A) => S} reducer
 * @param {S} initial
 */
export function useReducer(reducer, initial) {
  const cell = slot((owner) => {
    const made = {
      state: initial,
      /** @param {A} action */
      dispatch: (action) => {
        const next = reducer(made.state, action);
        if (Object.is(next, made.state)) return;
        made.state = next;
        owner.dirty = true;
      },
    };
    return made;
  });
  return /** @type {const} */ ([cell.state, cell.dispatch]);
}

/** @param {any} initial */
export function useState(initial) {
  return useReducer(
    (old, next) => (typeof next === 'function' ? next(old) : next),
    typeof initial === 'function' ? initial() : initial,
  );
}

/**
 * @param {Hook} fn
 * @param {unknown[]} [deps]
 */
export function useCallback(fn, deps) {
  const kept = slot(() => ({ fn, deps }));
  if (changed(kept.deps, deps)) Object.assign(kept, { fn, deps });
  return kept.fn;
}

/**
 * @param {() => void} fn
 * @param {unknown[]} [deps]
 */
export function useEffect(fn, deps) {
  const kept = slot(() => ({ deps: /** @type {unknown[] | undefined} */ (undefined) }));
  if (!changed(kept.deps, deps)) return;
  kept.deps = deps;
  host().effects.push(fn);
}
