/**
 * The cascade layers, weakest first. They stand at the start of the page's own style, before any stylesheet, because the
 * first mention of a layer fixes its place and the built stylesheet mentions them in no particular order.
 */
export const cascadeLayers = '@layer reset, tokens, themes, base, ui, blocks, shell;';
