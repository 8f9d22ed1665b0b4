// How dependency-cruiser finds '@/': it reads aliases in webpack's form.
module.exports = { resolve: { alias: { '@': require('node:path').join(__dirname, 'src') } } }
