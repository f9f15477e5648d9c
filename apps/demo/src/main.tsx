import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import '@mines/react/styles.css';
import '@mines/react/themes/plain.css';
import './app.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App search={location.search} />
    </StrictMode>,
  );
}
