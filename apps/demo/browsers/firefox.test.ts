import { inject } from 'vitest';
import { firefox } from './firefox.js';
import { mainPath } from './main-path.js';

mainPath('Firefox', firefox, inject('site'));
