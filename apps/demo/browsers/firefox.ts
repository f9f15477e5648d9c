import puppeteer, { type KeyInput } from 'puppeteer-core';
import { findFirefox } from '../../../.ci/browser.mjs';
import type { Driver } from './driver.js';

const KEYS: readonly KeyInput[] = ['Enter', ' ', 'ArrowRight', 'f'];

/** Firefox, driven over WebDriver BiDi. */
export async function firefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await browser.newPage();
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return {
    buttons: ['left', 'middle', 'right'],
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    click: (x, y, button) => page.mouse.click(x, y, { button }),
    press: (key) => {
      const known = KEYS.find((name) => name === key);
      return known ? page.keyboard.press(known) : Promise.reject(new Error(`No key ${key}`));
    },
    read: async (expression) => String(await page.evaluate(expression)),
    complaints: async () => heard.splice(0),
    close: () => browser.close(),
  };
}
