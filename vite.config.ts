import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { minify as minifyByTerser } from 'terser';
import { defineConfig, minify, type Plugin } from 'vite';
import {
  plainDynamicImports,
  routesOfSharedFiles,
  withoutUnusedRouterParts,
} from './src/app/document/framework-internals.ts';
import { inlineScript } from './src/app/document/inline-script-plugin.ts';
import { plainNamespaces } from './src/app/document/plain-namespaces-plugin.ts';
import { reactAsModules } from './src/app/document/react-modules-plugin.ts';
import { withoutUnusedParts } from './src/app/document/unused-parts-plugin.ts';

/**
 * Few, larger files compress better than many small ones, and cost fewer requests: what every page needs to start, what
 * most sections are drawn with, and a file for each kind of section that comes in several parts. A module is in the first
 * group that takes it, with what it imports. A page starts with three files and needs three more at most.
 */
const chunkGroups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/](?!.+hydrated-router)|vite\/preload-helper/,
  },
  {
    name: 'page',
    test: /src\/(app\/(root\.tsx$|(layouts|navigation|document|styles)\/(?!TitledPage|PageDrawing))|app\/routes\/(errors\/(NotFound|Unavailable)\.tsx|story\/(story-page\.tsx$|page-[a-z]+|story-summary|templates\/(StoryTemplate|templates)\b))|blocks\/(cart\/has-cart|rendering\/(RenderBlocks|lazy-section)|hydration\/|footer\/(Footer|lazy-footer)\.tsx?|mega-menu\/(MegaMenu|MobileMenu)\.tsx))/,
  },
  {
    name: 'sections',
    test: /src\/(ui\/(?!form\/|styles\/|Dialog|DateRange|FoldSection|PrintButton|Tabs|use-overlay-address)|app\/layouts\/TitledPage|app\/routes\/story\/story-data|blocks\/(links|rich-text|dates|documents|images|lists|stories|analytics)\/|blocks\/(rendering\/InlineBlock|booking\/book-path)|blocks\/sections\/hotel-hero\/HotelHero\.|blocks\/(cart\/(CartLink|cart-contract)|products\/lazy-))/,
  },
  { name: 'home', test: /src\/blocks\/sections\/(ticker|hotels-nav)\/(Ticker|HotelsNav)\./ },
  {
    name: 'shell-parts',
    test: /src\/(blocks\/(mega-menu\/(MenuItems|MenuPanel|MenuDialog)|footer\/FooterParts)|app\/fonts\/show-late-fonts)/,
  },
  { name: 'booking', test: /src\/blocks\/(booking|sections\/booking-bar)\// },
  {
    name: 'rooms',
    test: /src\/(blocks\/rooms\/(?!RoomPopup|use-room-popup)|blocks\/sections\/hotel-room-view\/|app\/routes\/story\/templates\/RoomTemplate)/,
  },
  { name: 'events', test: /src\/(blocks\/events\/|app\/routes\/story\/templates\/(EventTemplate|DetailPage))/ },
  {
    name: 'shop',
    test: /src\/(blocks\/(products\/(?!QuickAddInPlace)|sections\/(souvenirs-nav|souvenirs-grid)\/)|app\/routes\/(collections\/(CollectionView|collection-page)|souvenirs\/souvenirs-page))/,
  },
  {
    name: 'product',
    test: /src\/blocks\/(sections\/souvenir-product\/(?!WaitingForm)|cart\/use-add-to-cart|products\/QuickAddInPlace)|src\/(app\/routes\/souvenirs\/product-page|protocol\/shopify\/masked-gift-card)/,
  },
  { name: 'venue', test: /src\/blocks\/sections\/eat-drink-section\// },
  {
    name: 'forms',
    test: /src\/(ui\/form|blocks\/(forms|newsletter)|blocks\/footer\/FooterNewsletter|blocks\/sections\/souvenir-product\/WaitingForm|app\/routes\/(auth\/NewPasswordField|newsletter\/newsletter-page))/,
  },
  { name: 'careers', test: /src\/blocks\/(jobs|sections\/careers)\// },
  // From here on small files that need nothing of the groups above but the first three, or all the same: each file that
  // imports a group waits for all that the group imports. A section that is in no group is a file of its own, if it is
  // of 2 kB or more (`tests/e2e/weight.spec.ts`).
  {
    name: 'contact',
    test: /src\/blocks\/sections\/((contact|careers|events|souvenirs|subscribe)-form|coming-soon-hero)\//,
  },
  { name: 'drawn-map', test: /src\/blocks\/sections\/(city-guide-map\/DrawnMap|hotels-nav\/HotelsMap)/ },
  {
    name: 'guide',
    test: /src\/blocks\/(guide-places\/|sections\/city-guide-((hero|tabs)\/|map\/(?!open-street-map)))/,
  },
  // What pages that are no story share.
  {
    name: 'other-pages',
    test: /src\/app\/(seo\/(page-meta|structured-data\/(node|breadcrumb-list))|breadcrumb-trail|layouts\/PageDrawing|drawings\/night-porter|forms\/send-form|routes\/reserve\/(personal-meta|ReservationPage|ReserveLayout|ReservationFacts|reservation-path))/,
  },
  {
    name: 'auth',
    test: /src\/app\/(session\/(watch-session|log-out)|routes\/(auth\/(AuthPage|auth-meta|auth-layout|LookInYourMail)|account\/account-layout))/,
  },
  { name: 'auth-pages', test: /src\/app\/routes\/(auth\/\w+(-password)?-page|find-order\/|souvenirs\/waiting-page)/ },
  { name: 'not-found', test: /src\/app\/routes\/errors\/(layouts\/|not-found-page)/ },
  { name: 'book', test: /src\/app\/routes\/(book|hotels)\// },
  { name: 'reserve', test: /src\/app\/routes\/reserve\// },
  { name: 'lists', test: /src\/app\/routes\/(policies|collections|component-catalogue)\// },
  { name: 'overlays', test: /src\/(ui\/(Dialog|use-overlay-address)|blocks\/(lightbox|sections\/gallery)\/)/ },
  {
    name: 'room-lists',
    test: /src\/blocks\/(rooms\/(use-room-popup|RoomPopup)|sections\/(room-(cards|carousel)|hotel-room-popup)\/)/,
  },
  { name: 'staff', test: /src\/(blocks\/sections\/team-grid\/|app\/routes\/story\/templates\/JobTemplate)/ },
  { name: 'event-lists', test: /src\/blocks\/sections\/events-(card|slider)\// },
  { name: 'mood', test: /src\/(blocks\/(tags\/|sections\/(mood-grid|tag-sidebar)\/)|app\/routes\/mood\/)/ },
  { name: 'questions', test: /src\/blocks\/(questions\/|sections\/guest-services\/)/ },
  // Sections and pages that a browser draws only when it comes from another page.
  {
    name: 'plain-sections',
    test: /src\/(app\/routes\/story\/templates\/(Article|Mood|Press)Template|blocks\/sections\/(accordion-group|columns|cta|divider|hotel-facts|image-block|investors-docs|media-text|picture-downloads|quote|rich-text|souvenirs-(custom-section|faqs|hero)|spacer|table-block)\/)/,
  },
  { name: 'live-sections', test: /src\/blocks\/sections\/(event-booking-frame|mail-grid|press-grid|special-offers)\// },
  { name: 'global', test: /src\/blocks\/sections\/(global-elements|message-banner|staging-banner|splash-intro)\// },
  {
    name: 'menus',
    test: /src\/(blocks\/sections\/(candy-menu|room-service-menu)\/|app\/routes\/story\/templates\/MenuTemplate)/,
  },
  {
    name: 'account',
    test: /src\/(app\/routes\/account\/(AccountPage|AddressLines|Done|NoOrders|OrderList|orders-page|Part|order-status)|protocol\/shopify\/global-id)/,
  },
  { name: 'cart-store', test: /src\/blocks\/cart\/cart-(store|writer|state|count)/ },
  {
    name: 'cart',
    test: /src\/(blocks\/(cart\/(panel\/|CartDrawer)|sections\/cart-view\/)|app\/routes\/cart\/cart-page)/,
  },
];

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;

/** Every class and animation of the modules as `file:name`, with a name of two signs. Throws when these run out, at 3,224. */
function numberClasses(): Map<string, string> {
  const files = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).sort();
  const classes = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return [...new Set(text.match(/(?<=\.|@keyframes )[a-z_][\w-]*/gi))].map((name) => `${file}:${name}`);
  });
  if (classes.length > letters.length * signs.length) throw new Error('More classes than names of two signs');
  const nameOf = (index: number) => `${letters[Math.floor(index / signs.length)]}${signs[index % signs.length]}`;
  return new Map(classes.map((meant, index) => [meant, nameOf(index)]));
}

let numbered: Map<string, string> | null = null;

/**
 * The name of a module’s class in a build: a letter and a sign. Readable ones weigh 1 kB more in a page’s compressed
 * styles, and four signs of a hash 0.5 kB more in its HTML. The same file has the same names when its text is asked for
 * (`?inline`, for the server pages), which Vite's own pattern does not give.
 */
function shortName(name: string, file: string): string {
  numbered ??= numberClasses();
  const meant = `${pathOf(file)}:${name}`;
  const short = numbered.get(meant);
  if (short === undefined) throw new Error(`${meant} was not found when the classes were numbered`);
  return short;
}

/** In development one reads what a class is: its own name before four signs of its file's. */
function readableName(name: string, file: string): string {
  return `${name}_${createHash('sha256').update(pathOf(file)).digest('base64url').slice(0, 4)}`;
}

function pathOf(file: string): string {
  return relative(import.meta.dirname, file.replace(/\?.*$/, ''));
}

/**
 * Minifies what Terser wrote by Vite's own minifier, and that by Terser again: each finds what the other leaves. Compressed,
 * the files are a percent smaller than either makes them.
 */
const minifiedAgain: Plugin = {
  name: 'minified-again',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const { code } = await minify(file.fileName, file.code, { module: true });
      // React reads no property for what reading it does.
      const compress = { passes: 2, hoist_funs: true, pure_getters: file.name === 'react' || ('strict' as const) };
      file.code = (await minifyByTerser(code, { module: true, ecma: 2020, compress })).code ?? code;
    }
  },
};

/** Fonts stand in every document: their names are short. */
const assetFileNames = ({ names: [name = ''] }: { names: string[] }) =>
  `assets/${name.replace('.generated', '').replace(/\.\w+$/, '')}-[hash][extname]`;

export default defineConfig(({ command }) => ({
  plugins: [
    plainDynamicImports(),
    withoutUnusedRouterParts(),
    routesOfSharedFiles(),
    withoutUnusedParts(),
    reactAsModules(),
    inlineScript(),
    reactRouter(),
    plainNamespaces(),
    minifiedAgain,
  ],
  build: {
    target: 'es2022',
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, keep_fargs: false } },
    // The server makes one stylesheet for each page (`src/app/styles/`), whatever scripts it has.
    cssCodeSplit: false,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Every picture and font is a file of its own: a data: URL cannot be cached apart from the page.
    assetsInlineLimit: 0,
  },
  // The server's code is not sent: names in its stack traces and profiles are worth more than its size.
  environments: {
    ssr: { build: { minify: false, rolldownOptions: { output: { assetFileNames } } } },
    client: { build: { rolldownOptions: { output: { assetFileNames, codeSplitting: { groups: chunkGroups } } } } },
  },
  css: { modules: { generateScopedName: command === 'build' ? shortName : readableName } },
}));
