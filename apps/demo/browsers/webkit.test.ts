import { inject } from 'vitest';
import { mainPath } from './main-path.js';
import { webkit } from './webkit.js';

mainPath('WebKit', webkit, inject('site'));
