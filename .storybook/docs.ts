import type { ArgTypesEnhancer } from 'storybook/internal/types';
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

/** What no form can fill in: shown as text it would be pages of source. */
const UNEDITED = ['labels', 'children', 'layout', 'store'];

/** The rows of the table of options, without controls for what cannot be edited. */
export const withoutEditors: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      UNEDITED.includes(name) ? { ...type, control: false } : type,
    ]),
  );

/** The sentences above a component, without the tags that follow them: the example stands in the API reference. */
export function descriptionOf(component: unknown): string {
  const info: unknown = component && Reflect.get(Object(component), '__docgenInfo');
  const text: unknown = info && Reflect.get(Object(info), 'description');
  return typeof text === 'string' ? text.replace(/^@[\s\S]*/m, '').trim() : '';
}
