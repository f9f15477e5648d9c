// Runs in the browser, bundled with one contestant.
import contestant from 'contestant';

/**
 * Until React has rendered and the browser knows where everything is: work that an event began ends in microtasks, other
 * work in a task of its own.
 *
 * @param {HTMLElement} container
 * @param {() => boolean} there
 */
async function settled(container, there) {
  for (let turn = 0; turn < 50; turn++) {
    await null;
    if (there()) break;
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
  container.getBoundingClientRect();
}

/** Any change of the document below this element. @param {HTMLElement} element */
function watch(element) {
  let changed = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
  return {
    seen: () => {
      changed ||= observer.takeRecords().length > 0;
      return changed;
    },
    stop: () => observer.disconnect(),
  };
}

/** @param {HTMLElement} container @param {() => void} act */
async function done(container, act) {
  const change = watch(container);
  act();
  await settled(container, change.seen);
  const seen = change.seen();
  change.stop();
  if (!seen) throw new Error('Nothing changed on the page.');
}

/** @type {HTMLElement} */
let container;
/** @type {import('./contest').Hands} */
let hands;
let cells = 0;

/** Another cell each time, all over the board. @param {(cell: number) => void} act @param {number} times */
async function each(act, times) {
  for (let turn = 0; turn < times; turn++) await done(container, () => act((turn * 7919 + 1) % (cells - 1)));
}

Object.assign(window, {
  contest: {
    name: contestant.name,
    /** @param {{ width: number, height: number }} board */
    show: (board) => {
      container = document.createElement('div');
      document.body.append(container);
      cells = board.width * board.height;
      return done(container, () => {
        // One mine in the last corner: all else opens at once.
        hands = contestant.mount(container, board, [cells - 1]);
      }).then(() => hands.rendered?.());
    },
    hasFocus: () => hands.moveFocus !== undefined,
    /** @param {number} times */
    moveFocus: (times) => each((cell) => hands.moveFocus?.(cell), times),
    /** @param {number} times */
    flag: (times) => each((cell) => hands.flag(cell), times),
    newGame: () => done(container, () => hands.newGame()).then(() => hands.rendered?.()),
    flood: () => done(container, () => hands.open(0)),
    end: () => {
      hands.unmount();
      container.remove();
    },
  },
});
