/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
let __webpack_exports__ = {};

;// external "node:util"
const external_node_util_namespaceObject = require("node:util");
;// external "zod/mini"
const mini_namespaceObject = require("zod/mini");
;// ../shared/contract/content-api.ts
/**
 * The GET calls of the content service (SPEC §7) and the shapes they answer.
 *
 * Every answer is parsed with these schemas where it comes in, whichever backend gave it. Fields that the
 * original backend does not promise are optional; unknown fields are dropped. Written with `zod/mini`, the
 * form of zod that is small enough for a browser.
 */

/** Path under which any content service answers its API. */
const API_BASE = '/backend/public/api';
/** Path under which any content service serves its stored files (images, PDFs, videos). */
const STORAGE_BASE = '/backend/public/storage';
/** Number of each content page at the content service (SPEC §7). */
const CONTENT_PAGES = {
    home: 1,
    politique: 2,
    mentionsLegales: 3,
    recrutements: 4,
    contact: 5,
    rse: 6,
    vousAccompagner: 7,
    prestations: 8,
    leGroupe: 9,
    signalements: 10,
};
/** One section of a content page: its title and its HTML. */
const contentEntrySchema = mini_namespaceObject.object({ name: mini_namespaceObject.string(), content: mini_namespaceObject.string() });
const contentPageSchema = mini_namespaceObject.array(contentEntrySchema);
const categorySchema = mini_namespaceObject.object({ id: mini_namespaceObject.int(), name: mini_namespaceObject.string() });
/** Width and height in CSS pixels of the image at `image`, where the backend knows them. */
const imageSize = {
    image_width: mini_namespaceObject.optional(mini_namespaceObject.int()),
    image_height: mini_namespaceObject.optional(mini_namespaceObject.int()),
};
const postSchema = mini_namespaceObject.object({
    id: mini_namespaceObject.int(),
    title: mini_namespaceObject.string(),
    slug: mini_namespaceObject.string(),
    image: mini_namespaceObject.nullable(mini_namespaceObject.string()),
    ...imageSize,
    description: mini_namespaceObject.optional(mini_namespaceObject.nullable(mini_namespaceObject.string())),
    meta_description: mini_namespaceObject.nullable(mini_namespaceObject.string()),
    /** HTML, or the address of a PDF: see `readPostContent` in `@vipp/shared/lib/post-content`. */
    content: mini_namespaceObject.nullable(mini_namespaceObject.string()),
    /** ISO 8601 date or date-time; the first four characters are the year. */
    published_at: mini_namespaceObject.string(),
});
const postCategorySchema = mini_namespaceObject.object({ post_id: mini_namespaceObject.int(), category_id: mini_namespaceObject.int() });
/** The four themes of the case studies; `activités-it` is spelled with its accent by the API. */
const ETUDE_THEMES = [
    'relations-client',
    'soutien-d-activite',
    'actions-commerciales',
    'activités-it',
];
const etudeSchema = mini_namespaceObject.object({
    id: mini_namespaceObject.int(),
    etude_title: mini_namespaceObject.string(),
    slug: mini_namespaceObject.string(),
    /** Address of a PDF. */
    content: mini_namespaceObject.nullable(mini_namespaceObject.string()),
    image: mini_namespaceObject.nullable(mini_namespaceObject.string()),
    imageDoc: mini_namespaceObject.optional(mini_namespaceObject.nullable(mini_namespaceObject.string())),
    ...imageSize,
    meta_description: mini_namespaceObject.nullable(mini_namespaceObject.string()),
    etude_theme: mini_namespaceObject["enum"](ETUDE_THEMES),
    etude_year: mini_namespaceObject.union([mini_namespaceObject.int(), mini_namespaceObject.string()]),
    published_at: mini_namespaceObject.string(),
    typologie: mini_namespaceObject.object({ content: mini_namespaceObject.string() }),
    objectif: mini_namespaceObject.object({ objectif_name: mini_namespaceObject.string() }),
    secteur: mini_namespaceObject.object({ secteur_name: mini_namespaceObject.string() }),
});
/** Wraps a list as the content service does: `{ data: [...] }`. */
const listOf = (item) => mini_namespaceObject.object({ data: mini_namespaceObject.array(item) });
const categoryListSchema = listOf(categorySchema);
const postListSchema = listOf(postSchema);
const postCategoryListSchema = listOf(postCategorySchema);
const etudeListSchema = listOf(etudeSchema);
/** Every GET call of SPEC §7: path below `API_BASE`, and the schema of its answer. */
const contentCalls = {
    contentPage: { path: '/content/page/{n}', schema: contentPageSchema },
    categories: { path: '/getElement/category/all', schema: categoryListSchema },
    posts: { path: '/getElement/posts/all', schema: postListSchema },
    postCategories: { path: '/getElement/postsArticles/all', schema: postCategoryListSchema },
    etudes: { path: '/etude/theme', schema: etudeListSchema },
};
/** Body of every refusal: 401, 404, 5xx. */
const apiMessageSchema = mini_namespaceObject.object({ message: mini_namespaceObject.string() });

;// ./src/startup-failure.ts
/**
 * A reason not to start that the operator can do something about. Its message is one line that says who, what,
 * what was expected and what to do; it is printed as it is, without a stack.
 */
class StartupFailure extends Error {
    name = 'StartupFailure';
    constructor(message, cause) {
        super(`backend: ${message}`.replace(/\s*\n\s*/g, ' '), { cause });
    }
}
/** The text that an unknown thing holds under `key`. Looks at the shape: an error may come from another realm. */
function textAt(thing, key) {
    if (typeof thing !== 'object' || thing === null || !(key in thing))
        return undefined;
    const text = Reflect.get(thing, key);
    return typeof text === 'string' && text !== '' ? text : undefined;
}
/** The system's code of a failed call, such as `EACCES`; undefined for any other value. */
const errorCode = (error) => textAt(error, 'code');
/** What an error says, in one line, whatever was thrown. */
function errorText(error) {
    const text = textAt(error, 'message') ?? textAt(error, 'code') ?? String(error);
    return text.replace(/\s*\n\s*/g, ' ');
}

;// ./src/contract-check/schema-fields.ts
/** The fields of a schema of the contract, one by one. */

const isSchema = (value) => typeof value === 'object' && value !== null;
function describe(schema) {
    if (schema.anyOf)
        return schema.anyOf.map(describe).join(' or ');
    if (schema.enum)
        return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`;
    return String(schema.type ?? 'anything');
}
function fieldsBelow(schema, path, optional) {
    if (schema.type === 'array' && isSchema(schema.items) && !Array.isArray(schema.items)) {
        return fieldsBelow(schema.items, `${path}[]`, optional);
    }
    if (schema.type !== 'object')
        return [{ path, expected: describe(schema), optional }];
    return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => isSchema(property)
        ? fieldsBelow(property, path === '' ? name : `${path}.${name}`, optional || !schema.required?.includes(name))
        : []);
}
/** Every field that `schema` names, in its order. */
function fieldsOf(schema) {
    return fieldsBelow(mini_namespaceObject.toJSONSchema(schema, { unrepresentable: 'any' }), '', false);
}

;// ./src/contract-check/compare-answer.ts
/** Compares one answer with its schema, field by field. */


const LONGEST_VALUE = 40;
const isRecord = (value) => typeof value === 'object' && value !== null;
/** `data[3].title` for where a value is, `data[].title` for its field. */
function writePath(keys, forField) {
    return keys
        .map((key) => (typeof key === 'number' ? `[${forField ? '' : key}]` : `.${String(key)}`))
        .join('')
        .replace(/^\./, '');
}
const valueAt = (answer, keys) => keys.reduce((value, key) => (isRecord(value) ? value[key] : undefined), answer);
function describeValue(value) {
    if (value === undefined)
        return 'nothing';
    if (Array.isArray(value))
        return 'a list';
    if (isRecord(value))
        return 'an object';
    const text = JSON.stringify(value);
    return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
/** How many values stand at the field `path`, such as `data[].id`. */
function countValues(answer, path) {
    const steps = path.match(/\[\]|[^.[\]]+/g) ?? [];
    const found = steps.reduce((values, step) => values.flatMap((value) => {
        if (step === '[]')
            return Array.isArray(value) ? value : [];
        return isRecord(value) && value[step] !== undefined ? [value[step]] : [];
    }), [answer]);
    return found.length;
}
/** What is wrong, by field; the first example of each is kept. */
function collectWrong(answer, issues) {
    const wrong = new Map();
    for (const issue of issues) {
        const path = writePath(issue.path, true);
        const known = wrong.get(path);
        if (known)
            known.times += 1;
        else {
            const got = describeValue(valueAt(answer, issue.path));
            wrong.set(path, { times: 1, got, example: writePath(issue.path, false), message: issue.message });
        }
    }
    return wrong;
}
/** A report of every field of `schema`, and of every other place of `answer` that `schema` refuses. */
function compareAnswer(schema, answer) {
    const result = schema.safeParse(answer);
    const wrong = collectWrong(answer, result.success ? [] : result.error.issues);
    const reports = fieldsOf(schema).map(({ path, expected, optional }) => {
        const found = wrong.get(path);
        wrong.delete(path);
        return { path, expected, optional, values: countValues(answer, path), ...(found && { wrong: found }) };
    });
    // What is left is about lists and objects that are missing or are something else.
    const containers = [...wrong].map(([path, found]) => ({
        path: path === '' ? '(the answer)' : path,
        expected: found.message.replace(/^Invalid input: expected (\w+).*$/, '$1'),
        optional: false,
        values: countValues(answer, path),
        wrong: found,
    }));
    return [...containers, ...reports];
}

;// ./src/contract-check/call-backend.ts



/** The check cannot be made: nobody answers, or the token is refused. */
class CheckImpossible extends Error {
}
const DEADLINE_MS = 15_000;
function allCalls() {
    const { contentPage, ...lists } = contentCalls;
    const pages = Object.values(CONTENT_PAGES).map((n) => ({ ...contentPage, path: contentPage.path.replace('{n}', String(n)) }));
    return [...pages, ...Object.values(lists)];
}
/** Address of the API at `url`, which may be that of the host or already that of the API. */
function apiAddress(url) {
    const trimmed = url.replace(/\/+$/, '');
    return trimmed.endsWith(API_BASE) ? trimmed : trimmed + API_BASE;
}
async function fetchAnswer(address, token) {
    try {
        return await fetch(address, {
            headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
            signal: AbortSignal.timeout(DEADLINE_MS),
        });
    }
    catch (error) {
        const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
        throw new CheckImpossible(`${address} does not answer (${errorText(cause)}). Check --url and that the backend runs.`);
    }
}
async function check({ path, schema }, api, token) {
    const response = await fetchAnswer(api + path, token);
    if (response.status === 401 || response.status === 403) {
        throw new CheckImpossible(`${api + path} refuses the token (status ${response.status}). Check --token.`);
    }
    if (response.status !== 200)
        return { path, problem: `status ${response.status}, expected 200` };
    const text = await response.text();
    try {
        return { path, fields: compareAnswer(schema, JSON.parse(text)) };
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        return { path, problem: `not JSON: ${JSON.stringify(text.slice(0, 60))}` };
    }
}
/**
 * A report of each call.
 *
 * @throws CheckImpossible when the backend cannot be reached or refuses the token
 */
async function callBackend(url, token) {
    const reports = [];
    for (const call of allCalls())
        reports.push(await check(call, apiAddress(url), token));
    return reports;
}

;// ./src/contract-check/print-report.ts
const HEADINGS = ['', 'field', 'expected', 'got', 'times', 'first example'];
const conforms = (report) => 'fields' in report && report.fields.every(({ wrong }) => wrong === undefined);
function cells({ path, expected, values, optional, wrong }) {
    if (wrong)
        return ['✗', path, expected, wrong.got, `${wrong.times} of ${Math.max(values, wrong.times)}`, wrong.example];
    if (values === 0)
        return ['–', path, expected, optional ? 'never given (optional)' : 'no item to look at', '0', ''];
    return ['✓', path, expected, 'as expected', String(values), ''];
}
function table(rows) {
    const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows
        .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
        .join('\n');
}
function section(report) {
    const title = `${conforms(report) ? '✓' : '✗'} GET ${report.path}`;
    if ('problem' in report)
        return `${title}\n  ${report.problem}`;
    return `${title}\n${table([HEADINGS, ...report.fields.map(cells)])}`;
}
/** The whole report, ending with a line that sums it up. */
function formatReport(reports) {
    const failed = reports.filter((report) => !conforms(report));
    const sum = failed.length === 0
        ? `All ${reports.length} calls conform to the contract.`
        : `${failed.length} of ${reports.length} calls do not conform: ${failed.map(({ path }) => path).join(', ')}`;
    return [...reports.map(section), sum].join('\n\n');
}

;// ./src/contract-check.ts
/** Command line that checks any backend against the contract: see `HELP`. */



const HELP = `Checks that a backend answers as the contract of the content service says.

  npm run contract -- --url URL [--token TOKEN]

  --url URL      address of the backend, with or without /backend/public/api
  --token TOKEN  bearer token of its API; without it the variable API_TOKEN is read
  --help         this text

Calls every GET and prints, field by field, what conforms (✓), what does not (✗) and what was not given (–).
Exit code: 0 when everything conforms, 1 when something does not, 2 when the check could not be made.`;
class WrongUsage extends Error {
}
function readArguments(args) {
    try {
        return (0,external_node_util_namespaceObject.parseArgs)({ args, options: { url: { type: 'string' }, token: { type: 'string' }, help: { type: 'boolean' } } })
            .values;
    }
    catch (error) {
        throw new WrongUsage(error instanceof Error ? error.message : String(error));
    }
}
function readTarget(values) {
    const { url, token = process.env.API_TOKEN } = values;
    if (!url)
        throw new WrongUsage('--url is missing');
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
        throw new WrongUsage(`--url must start with http:// or https:// (got "${url}")`);
    }
    if (!token)
        throw new WrongUsage('--token is missing, and API_TOKEN is not set');
    return { url, token };
}
async function run(args) {
    const values = readArguments(args);
    if (values.help) {
        console.log(HELP);
        return 0;
    }
    const { url, token } = readTarget(values);
    const reports = await callBackend(url, token);
    console.log(formatReport(reports));
    return reports.every(conforms) ? 0 : 1;
}
run(process.argv.slice(2))
    .then((code) => {
    process.exitCode = code;
})
    .catch((error) => {
    const help = error instanceof WrongUsage ? '. See npm run contract -- --help' : '';
    const expected = error instanceof WrongUsage || error instanceof CheckImpossible;
    console.error(`contract check: ${expected ? error.message + help : String(error)}`);
    process.exitCode = 2;
});

module.exports = __webpack_exports__;
/******/ })()
;