/** The fonts of the server pages by the name they are served under, and where they come from. */
export const fontFiles = {
  'gloock.woff2': '@fontsource/gloock/files/gloock-latin-400-normal.woff2',
  'schibsted-grotesk.woff2': '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
};
