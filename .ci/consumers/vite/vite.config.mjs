export default { build: { rolldownOptions: { input: ['index.html', 'seeded.html'] } } };
