import { addons } from 'storybook/manager-api';
import { look } from './docs.js';

addons.setConfig({ theme: look, sidebar: { showRoots: true } });
