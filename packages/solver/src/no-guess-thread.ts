import { answer } from './thread.js';

// The worker's own file: it answers the one request that it is sent.
addEventListener('message', async (event) => {
  postMessage(await answer(event.data));
});
