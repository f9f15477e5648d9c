import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './app.mjs';
import '@mines/react/styles.css';
import '@mines/react/themes/classic.css';

hydrateRoot(document, h(Page), {
  onRecoverableError: (error) => console.error('React had to mend the page:', error),
});
