import classic from '../packages/react/themes/classic.css?inline';
import contrast from '../packages/react/themes/contrast.css?inline';
import garden from '../packages/react/themes/garden.css?inline';
import night from '../packages/react/themes/night.css?inline';
import plain from '../packages/react/themes/plain.css?inline';

/** The style sheet of each theme as text: an app imports one, the toolbar has to change them. */
export const themes: Readonly<Record<string, string>> = { classic, garden, night, contrast, plain };
