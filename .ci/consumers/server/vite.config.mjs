export default {
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'client.mjs',
      output: { entryFileNames: 'client.js', assetFileNames: '[name][extname]' },
    },
  },
};
