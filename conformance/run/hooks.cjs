// Dredd hands its hooks to files only. This one passes them on to the run that named it.
// biome-ignore lint/correctness/noUndeclaredDependencies: Dredd puts this module there itself.
const hooks = require('hooks')

hooks.configuration.custom.register(hooks)
