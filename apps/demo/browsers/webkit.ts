import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Builder, Button, Capabilities, Key, Origin } from 'selenium-webdriver';
import { vi } from 'vitest';
import { findWebKit } from '../../../.ci/browser.mjs';
import type { Driver } from './driver.js';

const KEYS: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  ' ': Key.SPACE,
  ArrowRight: Key.ARROW_RIGHT,
};
const BUTTONS = { left: Button.LEFT, middle: Button.MIDDLE, right: Button.RIGHT };

/** The driver hears nothing by itself; from here on the page does. */
const LISTEN = `
  globalThis.heard = [];
  for (const name of ['error', 'warn']) console[name] = (...words) => heard.push(words.join(' '));
  addEventListener('error', ({ message }) => heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
`;

/** WebKitGTK's small browser on a display of its own, driven over WebDriver. */
export async function webkit(): Promise<Driver> {
  const { driver: command, browser: binary } = findWebKit();
  const port = await freePort();
  const server = spawn('xvfb-run', ['-a', '-s', '-screen 0 1400x1000x24', command, `--port=${port}`], {
    // A group of its own, so that the display ends with the driver.
    detached: true,
    stdio: 'ignore',
    // The sandbox refuses to run as root.
    env: {
      ...process.env,
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  await listening(port, server);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  return {
    // Seen with 2.50: it lets go the left button instead of the right one, which then stays down.
    buttons: ['left'],
    goto: async (address) => {
      await driver.get(address);
      await driver.executeScript(LISTEN);
    },
    reload: async () => {
      await driver.navigate().refresh();
      await driver.executeScript(LISTEN);
    },
    click: async (x, y, button) => {
      const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
      await driver.actions().move(at).press(BUTTONS[button]).release(BUTTONS[button]).perform();
    },
    press: (key) =>
      driver
        .actions()
        .sendKeys(KEYS[key] ?? key)
        .perform(),
    read: async (expression) => String(await driver.executeScript(`return ${expression}`)),
    complaints: async () => JSON.parse(await driver.executeScript('return JSON.stringify(heard.splice(0))')),
    close: async () => {
      await driver.quit();
      if (server.pid !== undefined) process.kill(-server.pid);
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Until the driver answers; it has no other way to say that it is there. */
function listening(port: number, server: ChildProcess): Promise<void> {
  return vi.waitFor(
    async () => {
      if (server.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${server.exitCode}.`);
      if (!(await fetch(`http://127.0.0.1:${port}/status`)).ok) throw new Error('It is not ready.');
    },
    { timeout: 30_000 },
  );
}
