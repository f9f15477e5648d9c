import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { createElement as h } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Page } from './app.mjs';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.webp': 'image/webp' };

const server = createServer((request, response) => {
  if (request.url === '/') {
    const { pipe } = renderToPipeableStream(h(Page), {
      onShellReady: () => {
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'self'; style-src 'self'",
        });
        pipe(response);
      },
      onError: (error) => console.error(error),
    });
    return;
  }
  const file = join('dist', String(request.url));
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
});
server.listen(Number(process.env.PORT), () => console.log('ready'));
