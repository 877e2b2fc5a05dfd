import { type Plugin, parseAst, type Rolldown } from 'vite';
import { type Cut, child, isNode, withCuts } from './syntax-tree.ts';

/** The file of the bundler's helpers. */
const helpersFile = /(^|\/)rolldown-runtime-[\w-]+\.js$/;

/**
 * A file's text without the bundler's helper for modules that share a file with others: `helper({ Name: () => value })`
 * becomes an object whose getter answers with the value. Throws where the helpers are used for anything else.
 */
export function withoutNamespaceHelper(code: string): string {
  const program: unknown = parseAst(code);
  if (!isNode(program)) throw new Error('withoutNamespaceHelper: not a syntax tree');
  const cuts: Cut[] = [];
  const helpers = new Set<unknown>();
  const statements = [program.body].flat().filter(isNode);
  for (const statement of statements) {
    if (statement.type !== 'ImportDeclaration' || !helpersFile.test(String(child(statement, 'source')?.value)))
      continue;
    cuts.push({ at: statement, text: '' });
    for (const imported of [statement.specifiers].flat().filter(isNode)) helpers.add(child(imported, 'local')?.name);
  }
  if (helpers.size === 0) return code;
  for (const declarator of statements.flatMap(({ declarations }) => declarations).filter(isNode)) {
    const call = child(declarator, 'init');
    if (call?.type !== 'CallExpression' || !helpers.has(child(call, 'callee')?.name)) continue;
    const [names] = [call.arguments].flat().filter(isNode);
    const getters = [names?.properties]
      .flat()
      .filter(isNode)
      .map((property) => {
        const [key, value] = [child(property, 'key'), child(property, 'value')];
        const body = value && child(value, 'body');
        if (!key || !body || body.type === 'BlockStatement')
          throw new Error('withoutNamespaceHelper: not a list of exports');
        return `get ${code.slice(key.start, key.end)}() { return ${code.slice(body.start, body.end)}; }`;
      });
    cuts.push({ at: call, text: `{ ${getters.join(', ')} }` });
  }
  if (cuts.length < 2) throw new Error('withoutNamespaceHelper: a helper is imported and not called');
  return withCuts(code, cuts);
}

/**
 * Vite plugin: modules that share a file and are imported dynamically, without the bundler's helper. The helper is a file
 * of its own, which every page would fetch for a hundred bytes.
 */
export function plainNamespaces(): Plugin {
  return {
    name: 'plain-namespaces',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const helpers = Object.keys(bundle).filter((name) => helpersFile.test(name));
      for (const name of helpers) delete bundle[name];
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
      for (const chunk of chunks) {
        if (!chunk.imports.some((name) => helpersFile.test(name))) continue;
        chunk.code = withoutNamespaceHelper(chunk.code);
        chunk.imports = chunk.imports.filter((name) => !helpersFile.test(name));
      }
    },
  };
}
