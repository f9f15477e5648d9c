import { create } from 'storybook/theming/create';

/** Whether the reader's system is dark. Read once: a page of docs is drawn again with the next visit. */
export const dark = matchMedia('(prefers-color-scheme: dark)').matches;

/** The look of Storybook itself. */
export const look = create({
  base: dark ? 'dark' : 'light',
  brandTitle: 'Mines',
  brandUrl: './',
  brandTarget: '_self',
});

/** The sentences above a component, without the tags that follow them: the example stands in the API reference. */
export function descriptionOf(component: unknown): string {
  const info: unknown = component && Reflect.get(Object(component), '__docgenInfo');
  const text: unknown = info && Reflect.get(Object(info), 'description');
  return typeof text === 'string' ? text.replace(/^@[\s\S]*/m, '').trim() : '';
}
