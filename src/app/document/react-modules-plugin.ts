import type { Plugin } from 'vite';
import { type Cut, child, isNode, type Node, nodesOf, withCuts } from './syntax-tree.ts';

/** React's packages, each a file that chooses between development and production, and the module that it chooses. */
const entries: Record<string, string> = {
  'react/index.js': 'react',
  'react/jsx-runtime.js': 'react-jsx-runtime',
  'react-dom/index.js': 'react-dom',
  'react-dom/client.js': 'react-dom-client',
  'scheduler/index.js': 'scheduler',
};
const entryFile = new RegExp(`node_modules/(${Object.keys(entries).join('|').replaceAll('.', '\\.')})$`);
const productionFile = /node_modules\/(react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/;

/** `name` of `exports.name`. */
function exportedName(node: Node | null): string | null {
  if (node?.type !== 'MemberExpression' || child(node, 'object')?.name !== 'exports') return null;
  const name = child(node, 'property')?.name;
  return typeof name === 'string' ? name : null;
}

/** The package that `require('package')` asks for. */
function requiredPackage(node: Node | null): string | null {
  if (node?.type !== 'CallExpression' || child(node, 'callee')?.name !== 'require') return null;
  const [argument] = [node.arguments].flat();
  return isNode(argument) && typeof argument.value === 'string' ? argument.value : null;
}

/** The variable of a module that holds what it exports as `name`. */
const variableOf = (name: string) => `exported_${name}`;

/** A CommonJS module of React as an ECMAScript module. Throws on what such a module has not had so far. */
export function asModule(code: string, program: unknown): string {
  if (!isNode(program)) throw new Error('asModule: not a syntax tree');
  const cuts: Cut[] = [];
  const [imports, declared, used]: [string[], Set<string>, Set<string>] = [[], new Set(), new Set()];
  const statements = [program.body].flat().filter(isNode);

  for (const statement of statements) {
    const assignment = statement.type === 'ExpressionStatement' ? child(statement, 'expression') : null;
    const left = assignment && child(assignment, 'left');
    const name = exportedName(left);
    if (left && name !== null && !declared.has(name)) {
      declared.add(name);
      cuts.push({ at: left, text: `var ${variableOf(name)}` });
    }
    const declarators = statement.type === 'VariableDeclaration' ? [statement.declarations].flat().filter(isNode) : [];
    const required = declarators.filter((declarator) => requiredPackage(child(declarator, 'init')) !== null);
    if (required.length === 0) continue;
    if (required.length < declarators.length) throw new Error('asModule: require() beside other variables');
    cuts.push({ at: statement, text: '' });
    for (const declarator of required)
      imports.push(
        `import * as ${child(declarator, 'id')?.name} from '${requiredPackage(child(declarator, 'init'))}';`,
      );
  }
  const cutAlready = new Set(cuts.map(({ at }) => at));
  for (const node of nodesOf(program)) {
    const name = exportedName(node);
    if (name === null || cutAlready.has(node)) continue;
    used.add(name);
    cuts.push({ at: node, text: variableOf(name) });
  }
  const missing = [...used].filter((name) => !declared.has(name));
  if (missing.length > 0) throw new Error(`asModule: ${missing.join(', ')} is not exported by a statement of its own`);
  const names = [...declared].map((name) => `${variableOf(name)} as ${name}`);
  return `${imports.join('\n')}\n${withCuts(code, cuts)}\nexport { ${names.join(', ')} };`;
}

/**
 * Vite plugin: React as ECMAScript modules in the browser's build. React comes as CommonJS, of which a bundler keeps every
 * export and calls each as a member of an object (`(0,react.jsx)(…)`); so it also needs helpers, a file of their own.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'react-as-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [, entry = ''] = entryFile.exec(id) ?? [];
      if (entry in entries) {
        const module = `'./cjs/${entries[entry]}.production.js'`;
        return `export * from ${module};\nimport * as all from ${module};\nexport default all;`;
      }
      return productionFile.test(id) ? asModule(code, this.parse(code)) : null;
    },
  };
}
