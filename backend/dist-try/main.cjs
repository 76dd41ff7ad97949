/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	// The require scope
/******/ 	const __webpack_require__ = {};
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	// getDefaultExport function for compatibility with non-harmony modules
/******/ 	__webpack_require__.n = (module) => {
/******/ 		const getter = module && module.__esModule ?
/******/ 			() => (module['default']) :
/******/ 			() => (module);
/******/ 		__webpack_require__.d(getter, { a: getter });
/******/ 		return getter;
/******/ 	};
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	// define getter/value functions for harmony exports
/******/ 	__webpack_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__webpack_require__.o(definition, key) && !__webpack_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	__webpack_require__.o = (obj, prop) => (Object.hasOwn(obj, prop));
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	// define __esModule on exports
/******/ 	__webpack_require__.r = (exports) => {
/******/ 		Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ 	
/************************************************************************/
let __webpack_exports__ = {};

// NAMESPACE OBJECT (decoupled): ./src/database/schema.ts
var schema_namespaceObject = {};
__webpack_require__.r(schema_namespaceObject);
__webpack_require__.d(schema_namespaceObject, {
  categories: () => (categories),
  contentEntries: () => (contentEntries),
  etudes: () => (etudes),
  objectifs: () => (objectifs),
  postCategories: () => (postCategories),
  posts: () => (posts),
  secteurs: () => (secteurs),
  seedState: () => (seedState),
  typologies: () => (typologies)
});

;// external "pino"
const external_pino_namespaceObject = require("pino");
;// external "node:timers/promises"
const promises_namespaceObject = require("node:timers/promises");
;// external "node:path"
const external_node_path_namespaceObject = require("node:path");
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_namespaceObject);
;// external "fastify"
const external_fastify_namespaceObject = require("fastify");
var external_fastify_default = /*#__PURE__*/__webpack_require__.n(external_fastify_namespaceObject);
;// external "fastify-type-provider-zod"
const external_fastify_type_provider_zod_namespaceObject = require("fastify-type-provider-zod");
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

;// external "node:crypto"
const external_node_crypto_namespaceObject = require("node:crypto");
;// ./src/api/bearer-token.ts

const digest = (text) => (0,external_node_crypto_namespaceObject.createHash)('sha256').update(text).digest();
/** Answers 401 to every request that does not carry `token`; routes with `config.open` are for everybody. */
function requireBearerToken(token) {
    const expected = digest(token);
    return (request, reply, done) => {
        if (request.routeOptions.config.open === true)
            return done();
        const [, given = ''] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
        // Digests have one length whatever was sent, so that the comparison tells nothing by its time.
        if ((0,external_node_crypto_namespaceObject.timingSafeEqual)(digest(given), expected))
            return done();
        reply.code(401).header('WWW-Authenticate', 'Bearer').send({ message: 'Jeton d’accès absent ou invalide.' });
    };
}

;// ./src/api/conditional-get.ts

/** True when `If-None-Match` names `etag`, alone, in a list or as `*`; weak forms count (RFC 9110, 13.1.2). */
function namesEtag(ifNoneMatch, etag) {
    const named = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return named.includes('*') || named.includes(etag);
}
/** Gives every successful answer a strong validator, and answers 304 to who has it already. */
const answerConditionally = (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string')
        return done(null, payload);
    const etag = `"${(0,external_node_crypto_namespaceObject.createHash)('sha256').update(payload).digest('base64url')}"`;
    reply.header('ETag', etag).header('Cache-Control', 'private, no-cache');
    if (!namesEtag(request.headers['if-none-match'], etag))
        return done(null, payload);
    reply.code(304).removeHeader('Content-Type').removeHeader('Content-Length');
    done(null, null);
};

;// external "drizzle-orm"
const external_drizzle_orm_namespaceObject = require("drizzle-orm");
;// external "drizzle-orm/pg-core"
const pg_core_namespaceObject = require("drizzle-orm/pg-core");
;// ./src/database/schema.ts
/** Tables of the content service. After a change: `npm run migrations:generate -w backend`. */



const SLUG = external_drizzle_orm_namespaceObject.sql.raw(`'^[a-z0-9]+(-[a-z0-9]+)*$'`);
const THEMES = external_drizzle_orm_namespaceObject.sql.raw(ETUDE_THEMES.map((theme) => `'${theme}'`).join(', '));
const id = (0,pg_core_namespaceObject.integer)().primaryKey().generatedByDefaultAsIdentity();
/** Sections of the content pages; pages read them by position (docs/contracts/content-pages.md). */
const contentEntries = (0,pg_core_namespaceObject.pgTable)('content_entries', {
    page: (0,pg_core_namespaceObject.smallint)().notNull(),
    position: (0,pg_core_namespaceObject.smallint)().notNull(),
    name: (0,pg_core_namespaceObject.text)().notNull(),
    content: (0,pg_core_namespaceObject.text)().notNull(),
}, (table) => [
    (0,pg_core_namespaceObject.primaryKey)({ columns: [table.page, table.position] }),
    (0,pg_core_namespaceObject.check)('content_entries_page', (0,external_drizzle_orm_namespaceObject.sql) `${table.page} between 1 and 10`),
    (0,pg_core_namespaceObject.check)('content_entries_position', (0,external_drizzle_orm_namespaceObject.sql) `${table.position} >= 0`),
]);
const named = () => ({ id, name: (0,pg_core_namespaceObject.text)().notNull().unique() });
const categories = (0,pg_core_namespaceObject.pgTable)('categories', named());
const typologies = (0,pg_core_namespaceObject.pgTable)('typologies', named());
const objectifs = (0,pg_core_namespaceObject.pgTable)('objectifs', named());
const secteurs = (0,pg_core_namespaceObject.pgTable)('secteurs', named());
const illustrated = {
    image: (0,pg_core_namespaceObject.text)(),
    imageWidth: (0,pg_core_namespaceObject.integer)('image_width'),
    imageHeight: (0,pg_core_namespaceObject.integer)('image_height'),
};
const posts = (0,pg_core_namespaceObject.pgTable)('posts', {
    id,
    title: (0,pg_core_namespaceObject.text)().notNull(),
    slug: (0,pg_core_namespaceObject.text)().notNull(),
    ...illustrated,
    description: (0,pg_core_namespaceObject.text)(),
    metaDescription: (0,pg_core_namespaceObject.text)('meta_description'),
    /** HTML, or the address of a PDF. */
    content: (0,pg_core_namespaceObject.text)(),
    publishedAt: (0,pg_core_namespaceObject.date)('published_at').notNull(),
}, (table) => [
    (0,pg_core_namespaceObject.unique)('posts_slug_unique').on(table.slug),
    (0,pg_core_namespaceObject.check)('posts_slug', (0,external_drizzle_orm_namespaceObject.sql) `${table.slug} ~ ${SLUG}`),
    (0,pg_core_namespaceObject.index)('posts_published_at').on(table.publishedAt),
]);
const postCategories = (0,pg_core_namespaceObject.pgTable)('post_categories', {
    postId: (0,pg_core_namespaceObject.integer)('post_id')
        .notNull()
        .references(() => posts.id, { onDelete: 'cascade' }),
    categoryId: (0,pg_core_namespaceObject.integer)('category_id')
        .notNull()
        .references(() => categories.id),
}, (table) => [
    (0,pg_core_namespaceObject.primaryKey)({ columns: [table.postId, table.categoryId] }),
    (0,pg_core_namespaceObject.index)('post_categories_category').on(table.categoryId),
]);
const etudes = (0,pg_core_namespaceObject.pgTable)('etudes', {
    id,
    title: (0,pg_core_namespaceObject.text)().notNull(),
    slug: (0,pg_core_namespaceObject.text)().notNull(),
    ...illustrated,
    metaDescription: (0,pg_core_namespaceObject.text)('meta_description'),
    /** Address of a PDF. */
    content: (0,pg_core_namespaceObject.text)(),
    theme: (0,pg_core_namespaceObject.text)({ enum: ETUDE_THEMES }).notNull(),
    publishedAt: (0,pg_core_namespaceObject.date)('published_at').notNull(),
    typologieId: (0,pg_core_namespaceObject.integer)('typologie_id')
        .notNull()
        .references(() => typologies.id),
    objectifId: (0,pg_core_namespaceObject.integer)('objectif_id')
        .notNull()
        .references(() => objectifs.id),
    secteurId: (0,pg_core_namespaceObject.integer)('secteur_id')
        .notNull()
        .references(() => secteurs.id),
}, (table) => [
    (0,pg_core_namespaceObject.unique)('etudes_slug_unique').on(table.slug),
    (0,pg_core_namespaceObject.check)('etudes_slug', (0,external_drizzle_orm_namespaceObject.sql) `${table.slug} ~ ${SLUG}`),
    (0,pg_core_namespaceObject.check)('etudes_theme', (0,external_drizzle_orm_namespaceObject.sql) `${table.theme} in (${THEMES})`),
    (0,pg_core_namespaceObject.index)('etudes_theme_published_at').on(table.theme, table.publishedAt),
    (0,pg_core_namespaceObject.index)('etudes_typologie').on(table.typologieId),
    (0,pg_core_namespaceObject.index)('etudes_objectif').on(table.objectifId),
    (0,pg_core_namespaceObject.index)('etudes_secteur').on(table.secteurId),
]);
/** What the last seeding wrote, so that the next knows what is new, changed or gone. One row at most. */
const seedState = (0,pg_core_namespaceObject.pgTable)('seed_state', {
    id: (0,pg_core_namespaceObject.smallint)().primaryKey().default(1),
    version: (0,pg_core_namespaceObject.text)().notNull(),
    slugs: (0,pg_core_namespaceObject.jsonb)().$type().notNull(),
    seededAt: (0,pg_core_namespaceObject.timestamp)('seeded_at', { withTimezone: true }).notNull().defaultNow(),
}, (table) => [(0,pg_core_namespaceObject.check)('seed_state_single', (0,external_drizzle_orm_namespaceObject.sql) `${table.id} = 1`)]);

;// ./src/api/content-queries.ts
/** What the API answers, read from the database in the names of the contract (shared/contract/content-api). */


/** Entries of a content page in their order; none for a page that has no content. */
function findContentPage(queries, page) {
    return queries
        .select({ name: contentEntries.name, content: contentEntries.content })
        .from(contentEntries)
        .where((0,external_drizzle_orm_namespaceObject.eq)(contentEntries.page, page))
        .orderBy((0,external_drizzle_orm_namespaceObject.asc)(contentEntries.position));
}
function findCategories(queries) {
    return queries.select({ id: categories.id, name: categories.name }).from(categories).orderBy((0,external_drizzle_orm_namespaceObject.asc)(categories.id));
}
/** Omits the sizes that are not known: the contract has them as numbers or not at all. */
const sizes = (row) => ({
    ...(row.imageWidth !== null && { image_width: row.imageWidth }),
    ...(row.imageHeight !== null && { image_height: row.imageHeight }),
});
async function findPosts(queries) {
    const rows = await queries.select().from(posts).orderBy((0,external_drizzle_orm_namespaceObject.asc)(posts.id));
    return rows.map((row) => ({
        id: row.id,
        title: row.title,
        slug: row.slug,
        image: row.image,
        ...sizes(row),
        description: row.description,
        meta_description: row.metaDescription,
        content: row.content,
        published_at: row.publishedAt,
    }));
}
function findPostCategories(queries) {
    return queries
        .select({ post_id: postCategories.postId, category_id: postCategories.categoryId })
        .from(postCategories)
        .orderBy((0,external_drizzle_orm_namespaceObject.asc)(postCategories.postId), (0,external_drizzle_orm_namespaceObject.asc)(postCategories.categoryId));
}
async function findEtudes(queries) {
    const rows = await queries
        .select({ etude: etudes, typologie: typologies.name, objectif: objectifs.name, secteur: secteurs.name })
        .from(etudes)
        .innerJoin(typologies, (0,external_drizzle_orm_namespaceObject.eq)(typologies.id, etudes.typologieId))
        .innerJoin(objectifs, (0,external_drizzle_orm_namespaceObject.eq)(objectifs.id, etudes.objectifId))
        .innerJoin(secteurs, (0,external_drizzle_orm_namespaceObject.eq)(secteurs.id, etudes.secteurId))
        .orderBy((0,external_drizzle_orm_namespaceObject.asc)(etudes.id));
    return rows.map(({ etude, typologie, objectif, secteur }) => ({
        id: etude.id,
        etude_title: etude.title,
        slug: etude.slug,
        content: etude.content,
        image: etude.image,
        imageDoc: etude.image,
        ...sizes(etude),
        meta_description: etude.metaDescription,
        etude_theme: etude.theme,
        etude_year: Number(etude.publishedAt.slice(0, 4)),
        published_at: etude.publishedAt,
        typologie: { content: typologie },
        objectif: { objectif_name: objectif },
        secteur: { secteur_name: secteur },
    }));
}

;// ./src/api/content-routes.ts
/** The GET calls of the contract, each answered by one query. */




const pageParams = mini_namespaceObject.object({ n: mini_namespaceObject["enum"](Object.values(CONTENT_PAGES).map(String)) });
const refusals = { 401: apiMessageSchema, 500: apiMessageSchema };
const healthSchema = mini_namespaceObject.object({ status: mini_namespaceObject.literal('ok') });
/** Fastify writes the parameters of a path with a colon where the contract has braces. */
const routePath = (path) => path.replace(/\{(\w+)\}/g, ':$1');
const contentRoutes = async (app, { queries }) => {
    const { contentPage, categories, posts, postCategories, etudes } = contentCalls;
    app.get(routePath(contentPage.path), {
        schema: {
            summary: 'Sections of a content page, in order',
            params: pageParams,
            response: { 200: contentPage.schema, 404: apiMessageSchema, ...refusals },
        },
    }, (request) => findContentPage(queries, Number(request.params.n)));
    app.get(categories.path, { schema: { summary: 'Categories of the posts', response: { 200: categories.schema, ...refusals } } }, async () => ({ data: await findCategories(queries) }));
    app.get(posts.path, { schema: { summary: 'All posts, oldest first', response: { 200: posts.schema, ...refusals } } }, async () => ({ data: await findPosts(queries) }));
    app.get(postCategories.path, { schema: { summary: 'Which post is in which category', response: { 200: postCategories.schema, ...refusals } } }, async () => ({ data: await findPostCategories(queries) }));
    app.get(etudes.path, { schema: { summary: 'All case studies, oldest first', response: { 200: etudes.schema, ...refusals } } }, async () => ({ data: await findEtudes(queries) }));
    app.get('/health', {
        config: { open: true },
        schema: {
            summary: 'Whether the service and its database answer',
            security: [],
            response: { 200: healthSchema, 503: apiMessageSchema },
        },
    }, async (request, reply) => {
        try {
            await queries.execute((0,external_drizzle_orm_namespaceObject.sql) `select 1`);
            return { status: 'ok' };
        }
        catch (error) {
            request.log.error({ err: error }, 'the database does not answer');
            return reply.code(503).send({ message: 'La base de données ne répond pas.' });
        }
    });
};

;// external "@fastify/swagger"
const swagger_namespaceObject = require("@fastify/swagger");
var swagger_default = /*#__PURE__*/__webpack_require__.n(swagger_namespaceObject);
;// ./src/api/openapi.ts
/** OpenAPI 3.1 description, generated from the schemas of the contract. */




/** Schemas that the description names once, under `components`. */
function namedSchemas() {
    const registry = mini_namespaceObject.registry();
    registry.add(contentEntrySchema, { id: 'ContentEntry' });
    registry.add(categorySchema, { id: 'Category' });
    registry.add(postSchema, { id: 'Post' });
    registry.add(postCategorySchema, { id: 'PostCategory' });
    registry.add(etudeSchema, { id: 'Etude' });
    registry.add(apiMessageSchema, { id: 'Message' });
    return registry;
}
async function describeApi(app) {
    const schemaRegistry = namedSchemas();
    await app.register((swagger_default()), {
        openapi: {
            openapi: '3.1.0',
            info: {
                title: 'Content service of the VIPP site',
                description: 'Content pages, posts and case studies. Files are served below `/backend/public/storage`.',
                version: '1.0.0',
            },
            servers: [{ url: '/' }],
            security: [{ bearer: [] }],
            components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
        },
        transform: (0,external_fastify_type_provider_zod_namespaceObject.createJsonSchemaTransform)({ schemaRegistry }),
        transformObject: (0,external_fastify_type_provider_zod_namespaceObject.createJsonSchemaTransformObject)({ schemaRegistry }),
    });
}

;// ./src/api/refusals.ts
function answerNotFound(_request, reply) {
    reply.code(404).send({ message: 'Aucune ressource à cette adresse.' });
}
const MESSAGES = {
    400: 'Requête invalide.',
    404: 'Aucune ressource à cette adresse.',
    413: 'Requête trop volumineuse.',
    415: 'Type de contenu non pris en charge.',
};
/** A path that does not fit its parameters names nothing; what is not the caller's fault is logged and is a 500. */
function statusOf(error) {
    if (error.validationContext === 'params')
        return 404;
    const status = error.statusCode ?? 500;
    return status >= 400 && status < 500 ? status : 500;
}
function answerError(error, request, reply) {
    const status = statusOf(error);
    if (status === 500)
        request.log.error({ err: error }, 'request failed');
    const fallback = status === 500 ? 'Le service de contenu a rencontré une erreur.' : 'Requête refusée.';
    reply.code(status).send({ message: MESSAGES[status] ?? fallback });
}

;// external "@fastify/static"
const static_namespaceObject = require("@fastify/static");
var static_default = /*#__PURE__*/__webpack_require__.n(static_namespaceObject);
;// ./src/api/storage-routes.ts
/** The stored files: pictures, PDFs and films, for everybody. */



/** Text formats whose type needs its encoding said. */
const TEXT_TYPES = {
    '.svg': 'image/svg+xml; charset=utf-8',
    '.vtt': 'text/vtt; charset=utf-8',
};
async function storageRoutes(app, options) {
    await app.register((static_default()), {
        root: options.directory,
        prefix: `${STORAGE_BASE}/`,
        decorateReply: false,
        index: false,
        redirect: false,
        dotfiles: 'ignore',
        maxAge: '1h',
        schemaHide: true,
        setHeaders: (reply, file) => {
            const type = TEXT_TYPES[external_node_path_default().extname(file)];
            if (type !== undefined)
                reply.setHeader('Content-Type', type);
            reply.setHeader('X-Content-Type-Options', 'nosniff');
            // An SVG opened on its own is a document of this site: it must not run anything.
            if (file.endsWith('.svg')) {
                reply.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
            }
        },
    });
}

;// ./src/api/app.ts
/** The HTTP side of the content service. */









async function createApp({ queries, apiToken, storageDirectory, logger }) {
    const app = external_fastify_default()({
        loggerInstance: logger,
        disableRequestLogging: true,
        forceCloseConnections: 'idle',
        frameworkErrors: answerError,
    });
    app.setValidatorCompiler(external_fastify_type_provider_zod_namespaceObject.validatorCompiler);
    app.setSerializerCompiler(external_fastify_type_provider_zod_namespaceObject.serializerCompiler);
    app.setErrorHandler(answerError);
    app.setNotFoundHandler(answerNotFound);
    app.addHook('onResponse', async ({ method, url }, reply) => {
        logger.debug({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    });
    await describeApi(app);
    await app.register(storageRoutes, { directory: storageDirectory });
    await app.register(async (api) => {
        api.addHook('onRequest', requireBearerToken(apiToken));
        api.addHook('onSend', answerConditionally);
        // A handler of its own, so that unknown paths are behind the token too.
        api.setNotFoundHandler(answerNotFound);
        await api.register(contentRoutes, { queries });
        api.get('/openapi.json', { config: { open: true }, schema: { hide: true } }, () => app.swagger());
    }, { prefix: API_BASE });
    return app;
}

;// external "node:fs"
const external_node_fs_namespaceObject = require("node:fs");
;// external "node:fs/promises"
const external_node_fs_promises_namespaceObject = require("node:fs/promises");
;// external "@electric-sql/pglite"
const pglite_namespaceObject = require("@electric-sql/pglite");
;// external "drizzle-orm/pglite"
const external_drizzle_orm_pglite_namespaceObject = require("drizzle-orm/pglite");
;// external "drizzle-orm/pglite/migrator"
const migrator_namespaceObject = require("drizzle-orm/pglite/migrator");
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

;// ./src/package-directory.ts


/** Folder of this package, seen from its bundle in `dist` as well as from its sources. */
function packageDirectory(from = __dirname) {
    if ((0,external_node_fs_namespaceObject.existsSync)(external_node_path_default().join(from, 'package.json')))
        return from;
    const parent = external_node_path_default().dirname(from);
    if (parent === from)
        throw new Error(`No package.json above ${__dirname}`);
    return packageDirectory(parent);
}

;// ./src/database/migrations.ts


/** SQL that drizzle-kit generated from `schema.ts`, and its journal. */
const migrations = { migrationsFolder: external_node_path_default().join(packageDirectory(), 'migrations') };

;// ./src/database/embedded-database.ts
/** PostgreSQL inside this process, kept in a folder that the caller holds the exclusive lock of. */








async function openCluster(directory) {
    const client = new pglite_namespaceObject.PGlite(directory);
    await client.waitReady;
    return client;
}
/** Makes the cluster beside its place first: a process that ends in the middle must not leave half of one. */
async function createCluster(directory) {
    const unfinished = `${directory}.new`;
    await (0,external_node_fs_promises_namespaceObject.rm)(unfinished, { recursive: true, force: true });
    const client = await openCluster(unfinished);
    await client.close();
    await (0,external_node_fs_promises_namespaceObject.rename)(unfinished, directory);
}
/** Opens the embedded database in `directory`, which is created when missing. */
async function openEmbeddedDatabase(directory) {
    let client;
    try {
        if (!(0,external_node_fs_namespaceObject.existsSync)(directory))
            await createCluster(directory);
        client = await openCluster(directory);
    }
    catch (error) {
        throw new StartupFailure(`the embedded database in ${directory} cannot be opened (${errorText(error)}). Check the disk, or move the folder away to start with a new one.`, error);
    }
    const queries = (0,external_drizzle_orm_pglite_namespaceObject.drizzle)(client, { schema: schema_namespaceObject });
    return {
        queries,
        prepare: async (work) => {
            await (0,migrator_namespaceObject.migrate)(queries, migrations);
            await work(queries);
        },
        close: () => client.close(),
    };
}

;// external "drizzle-orm/node-postgres"
const node_postgres_namespaceObject = require("drizzle-orm/node-postgres");
;// external "drizzle-orm/node-postgres/migrator"
const node_postgres_migrator_namespaceObject = require("drizzle-orm/node-postgres/migrator");
;// external "pg"
const external_pg_namespaceObject = require("pg");
;// ./src/database/server-database.ts
/** A PostgreSQL server, which several instances of this service may use at once. */






/** Key of the advisory lock, « VIPP » in ASCII: any number that no other program of the database uses. */
const PREPARATION_LOCK = 0x56495050;
const CONNECTION_DEADLINE_MS = 5000;
/** The address as it may be printed: without user and password. */
function publicAddress(url) {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
}
async function firstConnection(pool, url) {
    try {
        return await pool.connect();
    }
    catch (error) {
        await pool.end();
        throw new StartupFailure(`the database at DATABASE_URL (${publicAddress(url)}) does not let us in (${errorText(error)}). Start PostgreSQL or correct DATABASE_URL; leave it out to use the embedded database.`, error);
    }
}
/**
 * Connects to the server at `url`.
 *
 * @param onConnectionLost called when an idle connection breaks; the next query opens another
 */
async function openServerDatabase(url, onConnectionLost) {
    const pool = new external_pg_namespaceObject.Pool({ connectionString: url, connectionTimeoutMillis: CONNECTION_DEADLINE_MS, max: 10 });
    pool.on('error', onConnectionLost);
    (await firstConnection(pool, url)).release();
    return {
        queries: (0,node_postgres_namespaceObject.drizzle)(pool, { schema: schema_namespaceObject }),
        prepare: async (work) => {
            const client = await pool.connect();
            try {
                await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
                const queries = (0,node_postgres_namespaceObject.drizzle)(client, { schema: schema_namespaceObject });
                await (0,node_postgres_migrator_namespaceObject.migrate)(queries, migrations);
                await work(queries);
            }
            finally {
                // The lock belongs to the connection: closing it, or the process's end, gives it back.
                client.release(true);
            }
        },
        close: () => pool.end(),
    };
}

;// ./src/database/database.ts


/** Opens the server at `url` when it is given, else the embedded database in `directory`. */
function openDatabase({ url, directory, onConnectionLost }) {
    return url === undefined ? openEmbeddedDatabase(directory) : openServerDatabase(url, onConnectionLost);
}

;// external "node:os"
const external_node_os_namespaceObject = require("node:os");
;// external "node:net"
const external_node_net_namespaceObject = require("node:net");
;// ./src/lock/holder-socket.ts
/** The socket by which the holder of a lock is known to be alive, and tells who it is. */



const holderSchema = mini_namespaceObject.object({ pid: mini_namespaceObject.int(), since: mini_namespaceObject.string(), holds: mini_namespaceObject.boolean() });
const ANSWER_DEADLINE_MS = 1000;
/** Listens at `socketPath` and answers everyone who connects with `describe()`. */
function listenAt(socketPath, describe) {
    const server = (0,external_node_net_namespaceObject.createServer)((connection) => {
        connection.on('error', () => connection.destroy());
        connection.end(JSON.stringify(describe()));
    });
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(socketPath, () => {
            // The lock lasts as long as the process; it is no reason for the process to last.
            server.unref();
            resolve(server);
        });
    });
}
function parseHolder(answer) {
    try {
        return holderSchema.parse(JSON.parse(answer));
    }
    catch {
        return 'silent';
    }
}
/**
 * Who listens at `socketPath`, or null when its process is gone: the system itself ends a dead process's
 * socket, however it died. Every doubt counts as alive.
 */
function askHolder(socketPath) {
    return new Promise((resolve) => {
        let answer = '';
        const connection = (0,external_node_net_namespaceObject.createConnection)(socketPath);
        connection.setEncoding('utf8');
        connection.setTimeout(ANSWER_DEADLINE_MS, () => {
            connection.destroy();
            resolve('silent');
        });
        connection.on('data', (chunk) => (answer += chunk));
        connection.on('end', () => resolve(parseHolder(answer)));
        connection.on('error', (error) => {
            const gone = ['ECONNREFUSED', 'ENOENT'].includes(errorCode(error) ?? '');
            resolve(gone ? null : 'silent');
        });
    });
}

;// ./src/lock/data-directory-lock.ts
/**
 * Exclusive lock of a data folder: two processes on one embedded database lose data silently.
 *
 * Each candidate announces itself by a listening socket of its own in `<folder>/lock`, then looks whether any
 * other socket there is alive, and steps back if one is. Of two candidates at least one sees the other, because
 * both announce before they look; so never do both hold the lock. A process that was killed leaves a socket that
 * refuses connections, which no reuse of its process id can revive, and sockets in a folder are seen across
 * containers that share it.
 */







/** Sockets are visible under this suffix only once they listen, so one that refuses belongs to the dead. */
const SUFFIX = '.sock';
/** Addresses of sockets end at 104 bytes on some systems; a name below takes 42. */
const LONGEST_FOLDER = 60;
/** How often two that start at the same moment, and both step back, try again. */
const ATTEMPTS = 6;
/** Calls `work` with a short path to `folder`, for the length that addresses of sockets may have. */
async function withShortPath(folder, work) {
    if (Buffer.byteLength(folder) <= LONGEST_FOLDER)
        return work(folder);
    const shortcut = await (0,external_node_fs_promises_namespaceObject.mkdtemp)(external_node_path_default().join((0,external_node_os_namespaceObject.tmpdir)(), 'vipp-'));
    try {
        await (0,external_node_fs_promises_namespaceObject.symlink)(folder, external_node_path_default().join(shortcut, 'l'));
        return await work(external_node_path_default().join(shortcut, 'l'));
    }
    finally {
        await (0,external_node_fs_promises_namespaceObject.rm)(shortcut, { recursive: true, force: true });
    }
}
/** The first process alive in `folder` other than the socket `own`, or null. Removes what the dead left. */
async function findOther(folder, own) {
    for (const name of await (0,external_node_fs_promises_namespaceObject.readdir)(folder)) {
        if (!name.endsWith(SUFFIX) || name === own)
            continue;
        const holder = await askHolder(external_node_path_default().join(folder, name));
        if (holder !== null)
            return holder;
        await (0,external_node_fs_promises_namespaceObject.rm)(external_node_path_default().join(folder, name), { force: true });
    }
    return null;
}
/** Announces, looks, and answers the lock or whoever else is there. */
async function tryToHold(folder) {
    const name = (0,external_node_crypto_namespaceObject.randomUUID)() + SUFFIX;
    const self = { pid: process.pid, since: new Date().toISOString(), holds: false };
    return withShortPath(folder, async (shortPath) => {
        const unready = external_node_path_default().join(shortPath, (0,external_node_crypto_namespaceObject.randomUUID)());
        const server = await listenAt(unready, () => self);
        const release = async () => {
            await (0,external_node_fs_promises_namespaceObject.rm)(external_node_path_default().join(folder, name), { force: true });
            server.close();
        };
        try {
            await (0,external_node_fs_promises_namespaceObject.rename)(unready, external_node_path_default().join(shortPath, name));
            const other = await findOther(shortPath, name);
            if (other === null) {
                self.holds = true;
                return { release };
            }
            await release();
            return { other };
        }
        catch (error) {
            await release();
            throw error;
        }
    });
}
function inUse(directory, holder) {
    const who = holder === 'silent' ? 'another process' : `process ${holder.pid}, started ${holder.since}`;
    return new StartupFailure(`DATA_DIR ${directory} is in use by ${who}. Stop it, or set DATA_DIR to another folder.`);
}
/**
 * Makes `directory` this process's own until it ends or calls `release`.
 *
 * @throws StartupFailure when another process, or this one, holds it already, or when it cannot be written
 */
async function lockDataDirectory(directory) {
    try {
        const folder = external_node_path_default().join(directory, 'lock');
        await (0,external_node_fs_promises_namespaceObject.mkdir)(folder, { recursive: true });
        for (let attempt = 1;; attempt += 1) {
            const result = await tryToHold(folder);
            if (!('other' in result))
                return result;
            const certain = result.other === 'silent' || result.other.holds;
            if (certain || attempt === ATTEMPTS)
                throw inUse(directory, result.other);
            await (0,promises_namespaceObject.setTimeout)(20 + Math.random() * 80 * attempt);
        }
    }
    catch (error) {
        if (error instanceof StartupFailure)
            throw error;
        throw new StartupFailure(`DATA_DIR ${directory} cannot be written (${errorText(error)}). Set it to a folder that this user may write to.`, error);
    }
}

;// external "@resvg/resvg-js"
const resvg_js_namespaceObject = require("@resvg/resvg-js");
;// ../shared/lib/textile-paths.ts
/** SVG path data of the few forms that the textile motifs are built from; coordinates are grid units. */
const round = (value) => Math.round(value * 100) / 100;
const rect = (x, y, width, height) => `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
const disc = (x, y, radius) => {
    const [r, d] = [round(radius), round(radius * 2)];
    return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 ${-d} 0z`;
};
const polygon = (...points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;
const line = (...points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
const diamond = (x, y, radius) => polygon([x, y - radius], [x + radius, y], [x, y + radius], [x - radius, y]);
/** A diamond with stairs for sides: `steps` stairs of `size` units on each side, as kente weavers draw it. */
const steppedDiamond = (x, y, steps, size = 1) => {
    const stairs = (horizontal, vertical) => `h${round(horizontal * size)}v${round(vertical * size)}`.repeat(steps - 1);
    const [side, base] = [round(size), round(2 * size)];
    return [
        `M${round(x - size)} ${round(y - steps * size)}h${base}v${side}${stairs(1, 1)}v${side}`,
        `${stairs(-1, 1)}h${-base}v${-side}${stairs(-1, -1)}v${-side}${stairs(1, -1)}z`,
    ].join('');
};
/** `count` dots on a circle. */
const dotRing = (x, y, radius, count, dot) => Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return disc(x + radius * Math.cos(angle), y + radius * Math.sin(angle), dot);
}).join('');
/** `count` copies of a form, each moved by the same step. */
const repeat = (count, form) => Array.from({ length: count }, (_, index) => form(index)).join('');
/** A leaf between two points: two arcs that meet in a tip; `bulge` 1 is a half circle on each side. */
const leaf = ([x1, y1], [x2, y2], bulge) => {
    const radius = round(Math.hypot(x2 - x1, y2 - y1) / (2 * bulge));
    return `M${round(x1)} ${round(y1)}A${radius} ${radius} 0 0 1 ${round(x2)} ${round(y2)}A${radius} ${radius} 0 0 1 ${round(x1)} ${round(y1)}z`;
};
/**
 * What stays visible of a disc around `(x, y)` inside a scale of radius 8, once the next rows of scales, at half
 * a step, lie over it.
 */
const scaleFan = (x, y, radius) => {
    const sum = (radius * radius + 64) / 16;
    const spread = 2 * radius * radius - sum * sum;
    if (spread <= 0) {
        return disc(x, y, radius);
    }
    const [across, down] = [(sum + Math.sqrt(spread)) / 2, (sum - Math.sqrt(spread)) / 2];
    const r = round(radius);
    return [
        `M${round(x - across)} ${round(y + down)}A${r} ${r} 0 ${down > 0 ? 1 : 0} 1 ${round(x + across)} ${round(y + down)}`,
        `A8 8 0 0 0 ${round(x + down)} ${round(y + across)}`,
        down > 0 ? `A${r} ${r} 0 0 1 ${round(x - down)} ${round(y + across)}` : '',
        `A8 8 0 0 0 ${round(x - across)} ${round(y + down)}z`,
    ].join('');
};

;// ../shared/lib/textile-layouts.ts

const piece = (role, x, y, width, height) => ({
    role,
    d: rect(x, y, width, height),
    box: { x, y, width, height },
});
const flat = (ink, x, y, width, height) => ({
    role: 'flat',
    ink,
    d: rect(x, y, width, height),
    box: { x, y, width, height },
});
/** Lays pieces from left to right, or from right to left, by their share of the width. */
const acrossFrom = (width, mirrored, pieces) => {
    let at = 0;
    return (mirrored ? [...pieces].reverse() : pieces).map(({ share, lay }) => {
        const slot = lay(at, share * width);
        at += share * width;
        return slot;
    });
};
/** A great motif, its selvedge, the field, and a calm border. */
const column = (width, height, random) => {
    const giant = Math.min(0.5, height / width);
    const band = 0.05;
    return acrossFrom(width, random.next() < 0.5, [
        { share: giant, lay: (x, w) => piece('giant', x, 0, w, height) },
        { share: band, lay: (x, w) => piece('selvedge', x, 0, w, height) },
        { share: 0.8 - giant, lay: (x, w) => piece('field', x, 0, w, height) },
        { share: 0.2 - band, lay: (x, w) => flat('calm', x, 0, w, height) },
    ]);
};
/** The field above, a selvedge, and a calm hem below. */
const hem = (width, height) => {
    const band = height / 12;
    const top = height * (7 / 12);
    return [
        piece('field', 0, 0, width, top),
        piece('selvedge', 0, top, width, band),
        flat('calm', 0, top + band, width, height - top - band),
        flat('accent', 0, height - band * 1.5, width, band / 4),
    ];
};
/** The edge of a stairway that falls from the top to the bottom of the picture. */
const stairway = (from, to, height, count) => Array.from({ length: count }, (_, step) => {
    const x = from + ((to - from) * step) / (count - 1);
    return [
        [x, (height * step) / count],
        [x, (height * (step + 1)) / count],
    ];
}).flat();
/** A calm zone that the cloth enters in stairs. */
const stairs = (width, height, random) => {
    const [from, to] = random.next() < 0.5 ? [0.78, 0.42] : [0.42, 0.78];
    const edge = (shift) => {
        const down = from > to ? shift : -shift;
        const steps = stairway(from * width + shift, to * width + shift, height, 6);
        return polygon([0, 0], ...steps.map(([x, y]) => [x, y + down]), [0, height]);
    };
    const tread = width / 60;
    const box = { x: 0, y: 0, width, height };
    return [
        flat('calm', 0, 0, width, height),
        { role: 'flat', ink: 'accent', d: edge(tread * 2), box },
        { role: 'flat', ink: 'figure', d: edge(tread), box },
        { role: 'field', d: edge(0), box },
    ];
};
/** A field all over, and one medallion that stands still on it. */
const medallion = (width, height, random) => {
    const [x, y, step] = [width * random.pick([0.34, 0.66]), height / 2, height / 22];
    const stone = (ink, steps) => {
        const size = steps * step * 2;
        return {
            role: 'flat',
            ink,
            d: steppedDiamond(x, y, steps, step),
            box: { x: x - size / 2, y: y - size / 2, width: size, height: size },
        };
    };
    const eye = step * 4;
    return [
        piece('field', 0, 0, width, height),
        stone('figure', 10),
        stone('calm', 9),
        { role: 'eye', d: disc(x, y, eye), box: { x: x - eye, y: y - eye, width: eye * 2, height: eye * 2 } },
    ];
};
/** Three panels: calm, great motif, field. */
const triptych = (width, height, random) => acrossFrom(width, random.next() < 0.5, [
    { share: 0.24, lay: (x, w) => flat('calm', x, 0, w, height) },
    { share: 0.04, lay: (x, w) => piece('selvedge', x, 0, w, height) },
    { share: 0.36, lay: (x, w) => piece('giant', x, 0, w, height) },
    { share: 0.04, lay: (x, w) => piece('selvedge', x, 0, w, height) },
    { share: 0.32, lay: (x, w) => piece('field', x, 0, w, height) },
]);
/** A loincloth laid on a calm table: the cloth hangs from one side, its fringe a selvedge. */
const drape = (width, height, random) => {
    const left = random.pick([0.06, 0.3]) * width;
    const [cloth, band] = [0.64 * width, height / 11];
    return [
        flat('calm', 0, 0, width, height),
        piece('giant', left, 0, cloth, height * 0.7),
        piece('selvedge', left, height * 0.7, cloth, band),
        flat('accent', left, height * 0.7 + band, cloth, band / 3),
    ];
};
const LAYOUTS = { column, hem, stairs, medallion, triptych, drape };
const LAYOUT_NAMES = [
    'column',
    'hem',
    'stairs',
    'triptych',
    'medallion',
    'drape',
];

;// ../shared/lib/textile-inks.ts
/** Colours of the brand and the colour schemes of the textile pictures. */
const BRAND_COLORS = {
    ink: '#1E1B3A',
    deep: '#14122A',
    paper: '#FBF6EE',
    terracotta: '#B5451B',
    ochre: '#E0A030',
    leaf: '#2F6B4F',
    clay: '#D98E73',
    sky: '#5B57A6',
};
const { ink, deep, paper, terracotta, ochre, leaf: textile_inks_leaf, clay, sky } = BRAND_COLORS;
const SCHEMES = {
    indigo: { ground: ink, figure: paper, accent: terracotta, spark: ochre, calm: deep },
    papier: { ground: paper, figure: ink, accent: terracotta, spark: ochre, calm: clay },
    terre: { ground: terracotta, figure: paper, accent: ochre, spark: clay, calm: ink },
    ocre: { ground: ochre, figure: ink, accent: terracotta, spark: textile_inks_leaf, calm: paper },
    feuille: { ground: textile_inks_leaf, figure: paper, accent: ochre, spark: clay, calm: deep },
    argile: { ground: clay, figure: ink, accent: terracotta, spark: sky, calm: paper },
    ciel: { ground: sky, figure: paper, accent: ochre, spark: clay, calm: ink },
};
const SCHEME_NAMES = [
    'indigo',
    'papier',
    'terre',
    'ocre',
    'feuille',
    'argile',
    'ciel',
];

;// ../shared/lib/textile-motifs.ts

const fill = (ink, ...forms) => ({ d: forms.join(''), ink });
const stroke = (ink, width, ...forms) => ({ d: forms.join(''), ink, width });
/** Narrow strips sewn edge to edge, weft blocks against stepped diamonds, each strip a half turn from the last. */
const kente = {
    width: 16,
    height: 16,
    heart: { x: 12, y: 4, size: 8 },
    layers: [
        fill('figure', rect(0, 0, 8, 8), rect(8, 8, 8, 8)),
        fill('accent', rect(0, 1, 8, 1), rect(0, 6, 8, 1), rect(8, 9, 8, 1), rect(8, 14, 8, 1)),
        fill('ground', rect(0, 3, 8, 0.5), rect(0, 4.5, 8, 0.5), rect(8, 11, 8, 0.5), rect(8, 12.5, 8, 0.5)),
        fill('spark', steppedDiamond(4, 12, 3), steppedDiamond(12, 4, 3)),
        fill('ground', steppedDiamond(4, 12, 2), steppedDiamond(12, 4, 2)),
        fill('figure', steppedDiamond(4, 12, 1), steppedDiamond(12, 4, 1)),
    ],
};
/** Mud-cloth registers: broken lines, crosses and teeth drawn by hand on a dark ground. */
const bogolan = {
    width: 16,
    height: 32,
    heart: { x: 12, y: 18, size: 8 },
    layers: [
        fill('figure', rect(-0.3, 0, 16.6, 1), rect(-0.3, 13, 16.6, 1), rect(-0.3, 22, 16.6, 1), rect(-0.3, 29, 16.6, 0.5)),
        stroke('figure', 1.2, line([-1, 10], [4, 4], [8, 9], [12, 4], [17, 10])),
        fill('accent', diamond(8, 5, 1.4), diamond(16, 5, 1.4), disc(4, 10, 0.9), disc(12, 10, 0.9)),
        stroke('figure', 1.1, line([1.5, 15.5], [6.5, 20.5]), line([6.5, 15.5], [1.5, 20.5])),
        fill('figure', rect(9.5, 15.5, 5, 5)),
        fill('ground', rect(10.6, 16.6, 2.8, 2.8)),
        fill('spark', rect(11.3, 17.3, 1.4, 1.4)),
        fill('figure', repeat(4, (i) => polygon([i * 4, 23], [i * 4 + 4, 23], [i * 4 + 2, 27]))),
    ],
};
const LEAF_CELLS = [
    [18, 6],
    [6, 18],
];
/** Starch-resist squares: ringed suns, leaves and seeds left pale in the indigo. */
const adire = {
    width: 24,
    height: 24,
    heart: { x: 6, y: 6, size: 11 },
    layers: [
        fill('figure', disc(6, 6, 4.8), disc(18, 18, 4.8)),
        fill('ground', disc(6, 6, 4), disc(18, 18, 4)),
        fill('figure', dotRing(6, 6, 2.9, 10, 0.5), dotRing(18, 18, 2.9, 10, 0.5)),
        fill('accent', disc(6, 6, 1.5), disc(18, 18, 1.5)),
        fill('figure', ...LEAF_CELLS.flatMap(([x, y]) => [-4.8, 4.8].flatMap((dx) => [-4.8, 4.8].map((dy) => leaf([x, y], [x + dx, y + dy], 0.75))))),
        fill('spark', ...LEAF_CELLS.map(([x, y]) => dotRing(x, y, 3.6, 4, 0.8))),
        stroke('figure', 0.5, ...[0, 12].map((at) => line([at, -0.3], [at, 24.3]) + line([-0.3, at], [24.3, at]))),
    ],
};
/** Royal stitched cloth: diamonds in diamonds beside facing triangles. */
const ndop = {
    width: 16,
    height: 16,
    heart: { x: 4, y: 4, size: 9 },
    layers: [
        fill('figure', diamond(4, 4, 4), diamond(12, 12, 4)),
        fill('ground', diamond(4, 4, 3), diamond(12, 12, 3)),
        fill('accent', diamond(4, 4, 2), diamond(12, 12, 2)),
        fill('figure', ...[
            [8, 0],
            [0, 8],
        ].flatMap(([x = 0, y = 0]) => [
            polygon([x, y], [x + 4, y + 4], [x, y + 8]),
            polygon([x + 8, y], [x + 4, y + 4], [x + 8, y + 8]),
        ])),
        fill('spark', polygon([10, 0.8], [14, 0.8], [12, 2.8]), polygon([10, 7.2], [14, 7.2], [12, 5.2]), polygon([2, 8.8], [6, 8.8], [4, 10.8]), polygon([2, 15.2], [6, 15.2], [4, 13.2])),
    ],
};
/** Great stepped diamonds, one inside the other. */
const degres = {
    width: 20,
    height: 20,
    layers: [
        fill('figure', steppedDiamond(10, 10, 10)),
        fill('ground', steppedDiamond(10, 10, 8)),
        fill('figure', steppedDiamond(10, 10, 6)),
        fill('accent', steppedDiamond(10, 10, 4)),
        fill('spark', steppedDiamond(10, 10, 2)),
        fill('accent', steppedDiamond(0, 0, 4)),
        fill('ground', steppedDiamond(0, 0, 2)),
    ],
};
/** Ripples of a drop of water, as wax prints draw them. */
const disques = {
    width: 18,
    height: 18,
    layers: [
        fill('figure', disc(9, 9, 8.4)),
        fill('ground', disc(9, 9, 7.4)),
        fill('figure', dotRing(9, 9, 6.4, 20, 0.5), disc(9, 9, 5.3)),
        fill('accent', disc(9, 9, 4)),
        fill('ground', disc(9, 9, 2.6)),
        fill('spark', disc(9, 9, 1.3)),
        fill('figure', disc(0, 0, 2.2)),
        fill('ground', disc(0, 0, 1)),
    ],
};
const SCALES = [
    [0, 0],
    [8, 8],
];
const scales = (radius) => SCALES.map(([x, y]) => scaleFan(x, y, radius)).join('');
/** Scales that overlap row by row. */
const ecailles = {
    width: 16,
    height: 16,
    layers: [
        fill('figure', scales(8)),
        fill('ground', scales(7)),
        fill('spark', scaleFan(0, 0, 5.2)),
        fill('accent', scaleFan(8, 8, 5.2)),
        fill('ground', scales(4)),
        fill('figure', scales(2.4)),
    ],
};
/** Plaited mats: three strands over, three strands under. */
const vannerie = {
    width: 16,
    height: 16,
    layers: [
        fill('figure', ...[0, 5.4].flatMap((at) => [
            rect(0.5, 0.5 + at, 7, 1.6),
            rect(8.5, 8.5 + at, 7, 1.6),
            rect(8.5 + at, 0.5, 1.6, 7),
            rect(0.5 + at, 8.5, 1.6, 7),
        ])),
        fill('accent', rect(0.5, 3.2, 7, 1.6), rect(8.5, 11.2, 7, 1.6)),
        fill('spark', rect(11.2, 0.5, 1.6, 7), rect(3.2, 8.5, 1.6, 7)),
    ],
};
const zigzag = (top, thickness) => polygon([-0.3, top + 0.3], [8, top - 8], [16.3, top + 0.3], [16.3, top + thickness + 0.3], [8, top + thickness - 8], [-0.3, top + thickness + 0.3]);
/** Warp-dyed zigzags, thick beside thin. */
const chevrons = {
    width: 16,
    height: 16,
    layers: [
        fill('figure', zigzag(0, 4)),
        fill('accent', zigzag(6, 2)),
        fill('figure', zigzag(10, 0.8)),
        fill('spark', zigzag(12.6, 1.4)),
    ],
};
const FAMILIES = {
    kente,
    bogolan,
    adire,
    ndop,
    degres,
    disques,
    ecailles,
    vannerie,
    chevrons,
};
/** In an order that keeps neighbours apart: a list that deals them in turn never shows two alike side by side. */
const FAMILY_NAMES = [
    'kente',
    'disques',
    'ndop',
    'bogolan',
    'ecailles',
    'vannerie',
    'adire',
    'chevrons',
    'degres',
];

;// ../shared/lib/textile-random.ts
/** FNV-1a hash of a text, as an unsigned 32-bit integer. */
const hashText = (text) => {
    let hash = 0x811c9dc5;
    for (const character of text) {
        hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    }
    return hash >>> 0;
};
/** Random numbers that a seed decides: the same on every machine, in Node and in the browser (mulberry32). */
const seededRandom = (seed) => {
    let state = hashText(seed);
    const next = () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
    return { next, pick: (items) => items[Math.floor(next() * items.length)] ?? items[0] };
};

;// ../shared/lib/textile-selvedges.ts

const EDGES = rect(-0.3, 0, 16.6, 0.8) + rect(-0.3, 7.2, 16.6, 0.8);
/** Teeth that bite into each other. */
const teeth = {
    width: 8,
    height: 8,
    layers: [
        { ink: 'ground', d: polygon([0, 7], [4, 1], [8, 7]) },
        { ink: 'accent', d: rect(-0.3, 7, 8.6, 1) },
    ],
};
/** Blocks of weft: plain, barred, plain. */
const weft = {
    width: 16,
    height: 8,
    layers: [
        { ink: 'ground', d: rect(0, 0, 8, 8) },
        { ink: 'accent', d: rect(1.5, 0, 1.2, 8) + rect(5.3, 0, 1.2, 8) },
        { ink: 'spark', d: rect(11, 0, 2, 8) },
    ],
};
/** A row of stepped diamonds between two threads. */
const beads = {
    width: 16,
    height: 8,
    layers: [
        { ink: 'ground', d: EDGES + steppedDiamond(4, 4, 3) },
        { ink: 'accent', d: steppedDiamond(12, 4, 2) },
        { ink: 'spark', d: steppedDiamond(4, 4, 1) },
    ],
};
/** Diamonds and hourglasses. */
const lozenges = {
    width: 8,
    height: 8,
    layers: [
        { ink: 'ground', d: diamond(4, 4, 4) },
        { ink: 'accent', d: diamond(4, 4, 2) },
    ],
};
const SELVEDGES = [teeth, weft, beads, lozenges];
const selvedgeTile = (random) => random.pick(SELVEDGES);

;// ../shared/lib/textile-composition.ts





const REPEATS = { airy: [2, 2.5], regular: [3, 4], dense: [5, 6] };
/** Lays a tile so that one stands in the middle of the box. */
const centred = (tile, box, scale) => ({
    tile,
    scale,
    x: box.x + (box.width - tile.width * scale) / 2,
    y: box.y + (box.height - tile.height * scale) / 2,
    upright: false,
});
const field = (tile, box, scale) => ({ ...centred(tile, box, scale), y: box.y });
/** Lays a tile so that its main motif fills the box. */
const heartOf = (tile, box) => {
    const heart = tile.heart ?? { x: tile.width / 2, y: tile.height / 2, size: Math.min(tile.width, tile.height) };
    const scale = box.height / heart.size;
    const [x, y] = [box.x + box.width / 2 - heart.x * scale, box.y + box.height / 2 - heart.y * scale];
    return { tile, scale, x, y, upright: false };
};
const along = (tile, box) => {
    const upright = box.height > box.width;
    const scale = (upright ? box.width : box.height) / tile.height;
    return { tile, scale, x: upright ? box.x + box.width : box.x, y: box.y, upright };
};
/** Which tiles cover a box: the origin of each, in grid units, as columns and rows. */
const tileOrigins = ({ tile, scale, x, y, upright }, box) => {
    const span = (from, to, size) => {
        const first = Math.floor(from / (size * scale) + 1e-6);
        const count = Math.ceil(to / (size * scale) - 1e-6) - first + 1;
        return Array.from({ length: count }, (_, index) => (first + index) * size);
    };
    const [right, bottom] = [box.x + box.width, box.y + box.height];
    return upright
        ? { columns: span(box.y - y, bottom - y, tile.width), rows: span(x - right, x - box.x, tile.height) }
        : { columns: span(box.x - x, right - x, tile.width), rows: span(box.y - y, bottom - y, tile.height) };
};
/** Decides a picture from its seed: the same seed and options give the same picture everywhere. */
const composePicture = (seed, options) => {
    const random = seededRandom(seed);
    const { width, height, density = 'regular' } = options;
    const scheme = SCHEMES[options.palette ?? random.pick(SCHEME_NAMES)];
    const tile = FAMILIES[options.family ?? random.pick(FAMILY_NAMES)];
    const layout = LAYOUTS[options.layout ?? random.pick(LAYOUT_NAMES)];
    const repeats = random.pick(REPEATS[density]);
    const edge = selvedgeTile(random);
    const areaOf = (slot) => {
        const { d, box } = slot;
        switch (slot.role) {
            case 'flat':
                return { d, box, ground: slot.ink };
            case 'field':
                return { d, box, ground: 'ground', cloth: field(tile, box, height / (repeats * Math.min(tile.height, 20))) };
            case 'giant':
                return { d, box, ground: 'ground', cloth: centred(tile, box, box.height / tile.width) };
            case 'eye':
                return { d, box, ground: 'ground', cloth: heartOf(tile, box) };
            case 'selvedge':
                return { d, box, ground: 'figure', cloth: along(edge, box) };
        }
    };
    return { width, height, scheme, areas: layout(width, height, random).map(areaOf) };
};
/** A thin woven band: one selvedge along the whole length. */
const composeBand = (seed, options) => {
    const random = seededRandom(seed);
    const { width, height } = options;
    const scheme = SCHEMES[options.palette ?? random.pick(SCHEME_NAMES)];
    const box = { x: 0, y: 0, width, height };
    const d = `M0 0h${width}v${height}h${-width}z`;
    return { width, height, scheme, areas: [{ d, box, ground: 'figure', cloth: along(selvedgeTile(random), box) }] };
};

;// ../shared/lib/textile-pattern.ts


const textile_pattern_round = (value) => Math.round(value * 1000) / 1000;
const layerMarkup = ({ d, ink, width }, scheme) => width === undefined
    ? `<path fill="${scheme[ink]}" d="${d}"/>`
    : `<path fill="none" stroke="${scheme[ink]}" stroke-width="${width}" d="${d}"/>`;
/** A group of uses of one drawing, each moved along one axis. */
const uses = (id, axis, origins) => origins.map((at) => `<use href="#${id}" ${axis}="${textile_pattern_round(at)}"/>`).join('');
/** The drawing of each tile is written once and then referred to. */
const tileDefinitions = (picture, prefix) => {
    const tiles = [...new Set(picture.areas.flatMap(({ cloth }) => (cloth === undefined ? [] : [cloth.tile])))];
    const idOf = (tile) => `${prefix}t${tiles.indexOf(tile)}`;
    const drawing = (tile) => tile.layers.map((layer) => layerMarkup(layer, picture.scheme)).join('');
    return { markup: tiles.map((tile) => `<g id="${idOf(tile)}">${drawing(tile)}</g>`).join(''), idOf };
};
/** Tiles are laid with `<use>`, not `<pattern>`: a pattern clips each tile, which leaves hairlines when scaled. */
const clothMarkup = (cloth, { d, box }, tileId, id) => {
    const { columns, rows } = tileOrigins(cloth, box);
    const transform = `translate(${textile_pattern_round(cloth.x)} ${textile_pattern_round(cloth.y)})${cloth.upright ? 'rotate(90)' : ''}scale(${textile_pattern_round(cloth.scale)})`;
    return [
        `<clipPath id="${id}c"><path d="${d}"/></clipPath><defs><g id="${id}r">${uses(tileId, 'x', columns)}</g></defs>`,
        `<g clip-path="url(#${id}c)"><g transform="${transform}">${uses(`${id}r`, 'y', rows)}</g></g>`,
    ].join('');
};
const pictureMarkup = (picture, prefix) => {
    const { width, height, scheme } = picture;
    const tiles = tileDefinitions(picture, prefix);
    const areas = picture.areas.map((area, index) => {
        const painted = `<path fill="${scheme[area.ground]}" d="${area.d}"/>`;
        const { cloth } = area;
        return cloth === undefined
            ? painted
            : painted + clothMarkup(cloth, area, tiles.idOf(cloth.tile), `${prefix}${index}`);
    });
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">`,
        `<defs>${tiles.markup}</defs>${areas.join('')}</svg>`,
    ].join('');
};
const idPrefix = (kind, seed, options) => `${kind}${hashText(`${seed}|${JSON.stringify(options)}`).toString(36)}`;
/**
 * A picture as SVG markup of at most 6 kB, without text or script. Deterministic; ids derive from the seed and
 * the options, so that several pictures may stand in one page. Decorative: hidden from assistive technology.
 *
 * @param options size in pixels; `palette`, `family`, `layout` and `density` overrule what the seed chooses
 */
const textilePattern = (seed, options) => pictureMarkup(composePicture(seed, options), idPrefix('t', seed, options));
/** A thin woven band as SVG markup, for section separators and banners; repeats along its longer side. */
const textileBand = (seed, options) => pictureMarkup(composeBand(seed, options), idPrefix('b', seed, options));

;// ./src/media/svg-drawing.ts



const svg_drawing_fill = (color, ...forms) => `<path fill="${color}" d="${forms.join('')}"/>`;
const svg_drawing_stroke = (color, width, ...forms) => `<path fill="none" stroke="${color}" stroke-width="${width}" d="${forms.join('')}"/>`;
const group = (transform, ...children) => `<g transform="${transform}">${children.join('')}</g>`;
const svgFile = (width, height, ...children) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${children.join('')}</svg>\n`;
/** Children cut to a form; the name must be unique in the file. */
const clipped = (name, form, ...children) => `<clipPath id="${name}"><path d="${form}"/></clipPath><g clip-path="url(#${name})">${children.join('')}</g>`;
const svg_drawing_layerMarkup = ({ d, ink, width }, scheme) => width === undefined ? svg_drawing_fill(scheme[ink], d) : svg_drawing_stroke(scheme[ink], width, d);
/** A piece of cloth of a family, cut to a rectangle; `scale` is in pixels per grid unit. */
const clothPiece = (family, palette, box, scale) => {
    const tile = FAMILIES[family];
    const scheme = SCHEMES[palette];
    const name = `${family}${Math.round(box.x)}-${Math.round(box.y)}`;
    const [columns, rows] = [
        Math.ceil(box.width / (tile.width * scale)) + 1,
        Math.ceil(box.height / (tile.height * scale)) + 1,
    ];
    const uses = Array.from({ length: columns * rows }, (_, index) => `<use href="#${name}" x="${(index % columns) * tile.width}" y="${Math.floor(index / columns) * tile.height}"/>`);
    return [
        `<defs><g id="${name}">${tile.layers.map((layer) => svg_drawing_layerMarkup(layer, scheme)).join('')}</g></defs>`,
        `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}">`,
        `<path fill="${scheme.ground}" d="M0 0h${box.width}v${box.height}h${-box.width}z"/>`,
        group(`scale(${scale})`, ...uses),
        '</svg>',
    ].join('');
};
/** A woven band across a picture. */
const bandAt = (seed, palette, x, y, width, height) => textileBand(seed, { width, height, palette }).replace('<svg ', `<svg x="${x}" y="${y}" `);

;// external "fontkit"
const external_fontkit_namespaceObject = require("fontkit");
;// external "node:module"
const external_node_module_namespaceObject = require("node:module");
;// external "node:zlib"
const external_node_zlib_namespaceObject = require("node:zlib");
;// ./src/media/woff-to-sfnt.ts

const [WOFF_HEADER, WOFF_ENTRY, SFNT_HEADER, SFNT_ENTRY] = [44, 20, 12, 16];
const readTables = (woff) => Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packed, size] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const stored = woff.subarray(offset, offset + packed);
    return {
        tag: woff.subarray(at, at + 4),
        checksum: woff.readUInt32BE(at + 16),
        data: packed < size ? (0,external_node_zlib_namespaceObject.inflateSync)(stored) : stored,
    };
});
const aligned = (size) => Math.ceil(size / 4) * 4;
/**
 * Unpacks a WOFF 1.0 font into the plain font file it was made from (W3C WOFF 1.0, §3 to §5).
 *
 * pdfkit reads WOFF itself, but inflates its tables in JavaScript, again for each document: that took two thirds
 * of the time to set one.
 */
const woffToSfnt = (woff) => {
    if (woff.toString('latin1', 0, 4) !== 'wOFF')
        throw new Error('woffToSfnt: not a WOFF 1.0 file');
    const tables = readTables(woff);
    const directoryEnd = SFNT_HEADER + tables.length * SFNT_ENTRY;
    const sfnt = Buffer.alloc(tables.reduce((size, { data }) => size + aligned(data.length), directoryEnd));
    const power = 2 ** Math.floor(Math.log2(tables.length));
    sfnt.writeUInt32BE(woff.readUInt32BE(4), 0);
    [tables.length, power * 16, Math.log2(power), tables.length * 16 - power * 16].forEach((value, index) => {
        sfnt.writeUInt16BE(value, 4 + index * 2);
    });
    let offset = directoryEnd;
    tables.forEach(({ tag, checksum, data }, index) => {
        const at = SFNT_HEADER + index * SFNT_ENTRY;
        tag.copy(sfnt, at);
        [checksum, offset, data.length].forEach((value, field) => sfnt.writeUInt32BE(value, at + 4 + field * 4));
        data.copy(sfnt, offset);
        offset += aligned(data.length);
    });
    return sfnt;
};

;// ./src/media/brand-fonts.ts
/** The brand's face, Bricolage Grotesque, as font files for drawing and for embedding. */





const WEIGHTS = { text: 400, strong: 700, display: 800 };
const opened = new Map();
/** One weight of the face; read once. */
const brandFont = (name) => {
    const known = opened.get(name);
    if (known !== undefined)
        return known;
    const { resolve } = (0,external_node_module_namespaceObject.createRequire)(external_node_path_default().join(packageDirectory(), 'package.json'));
    const file = resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${WEIGHTS[name]}-normal.woff`);
    const font = woffToSfnt((0,external_node_fs_namespaceObject.readFileSync)(file));
    opened.set(name, font);
    return font;
};

;// ./src/media/word-shapes.ts
/** Words as outlines in the brand's face, for pictures that cannot count on a font. */


const fonts = new Map();
const openFont = (name) => {
    const known = fonts.get(name);
    if (known !== undefined)
        return known;
    const font = (0,external_fontkit_namespaceObject.create)(brandFont(name));
    if (!('layout' in font))
        throw new Error(`word-shapes: ${name} is a collection of fonts, not one`);
    fonts.set(name, font);
    return font;
};
const word_shapes_round = (value) => String(Math.round(value * 10) / 10);
/** A line of text as path data, its baseline at `(x, y)`, with its width in pixels. */
const wordShape = (text, name, size, x = 0, y = 0) => {
    const font = openFont(name);
    const scale = size / font.unitsPerEm;
    let pen = x;
    const { glyphs, positions } = font.layout(text);
    const outlines = glyphs.map((glyph, index) => {
        const position = positions[index];
        const at = { x: pen + (position?.xOffset ?? 0) * scale, y: y - (position?.yOffset ?? 0) * scale };
        pen += (position?.xAdvance ?? 0) * scale;
        return glyph.path.commands.map(({ command, args }) => outline(command, args, at, scale)).join('');
    });
    return { d: outlines.join(''), width: pen - x };
};
const LETTERS = {
    moveTo: 'M',
    lineTo: 'L',
    quadraticCurveTo: 'Q',
    bezierCurveTo: 'C',
    closePath: 'z',
};
const outline = (command, args, at, scale) => (LETTERS[command] ?? '') +
    args.map((value, index) => word_shapes_round(index % 2 === 0 ? at.x + value * scale : at.y - value * scale)).join(' ');

;// ./src/media/draw-logos.ts
/** Wordmarks of the partners and badges of the labels, 320 by 160. */





const { ink: draw_logos_ink, paper: draw_logos_paper, terracotta: draw_logos_terracotta, ochre: draw_logos_ochre, leaf: green, clay: draw_logos_clay, sky: draw_logos_sky } = BRAND_COLORS;
const [WIDTH, HEIGHT] = [320, 160];
/** Marks stand in a square of 80 whose middle is (64, 80). */
const MARKS = {
    /** A river between two banks. */
    mono: () => clipped('m', disc(64, 80, 40), svg_drawing_fill(draw_logos_terracotta, rect(24, 40, 80, 80)), svg_drawing_stroke(draw_logos_paper, 9, repeat(3, (i) => `M14 ${60 + i * 20}q12-12 25 0t25 0t25 0t25 0`))),
    /** A hedge: leaves on both sides of a stem. */
    haies: () => svg_drawing_stroke(draw_logos_ink, 5, line([64, 122], [64, 44])) +
        svg_drawing_fill(green, repeat(3, (i) => leaf([64, 114 - i * 24], [32, 92 - i * 24], 0.75) + leaf([96, 92 - i * 24], [64, 114 - i * 24], 0.75))),
    /** Two brackets around a diamond: code in the making. */
    code: () => svg_drawing_stroke(draw_logos_sky, 11, line([48, 46], [28, 80], [48, 114]), line([80, 46], [100, 80], [80, 114])) +
        svg_drawing_fill(draw_logos_ochre, diamond(64, 80, 16)),
    /** Hills that work together. */
    umuganda: () => clipped('u', rect(20, 36, 88, 76), svg_drawing_fill(green, disc(42, 116, 40)), svg_drawing_fill(draw_logos_ink, disc(92, 118, 36)), svg_drawing_fill(draw_logos_ochre, disc(66, 128, 34))) + svg_drawing_fill(draw_logos_terracotta, disc(70, 50, 12)),
    /** A wheel with a lightning stroke. */
    zemidjan: () => svg_drawing_fill(draw_logos_ink, disc(64, 80, 42)) +
        svg_drawing_fill(draw_logos_paper, disc(64, 80, 32)) +
        svg_drawing_fill(draw_logos_ink, dotRing(64, 80, 37, 16, 2.4)) +
        svg_drawing_fill(green, polygon([70, 46], [46, 86], [62, 86], [56, 114], [82, 72], [66, 72])),
    /** For partners yet unknown. */
    losange: () => svg_drawing_fill(draw_logos_terracotta, steppedDiamond(64, 80, 6, 7)) +
        svg_drawing_fill(draw_logos_paper, steppedDiamond(64, 80, 4, 7)) +
        svg_drawing_fill(draw_logos_ink, steppedDiamond(64, 80, 2, 7)),
    soleil: () => svg_drawing_fill(draw_logos_clay, dotRing(64, 80, 34, 12, 7)) + svg_drawing_fill(draw_logos_ink, disc(64, 80, 22)) + svg_drawing_fill(draw_logos_ochre, disc(64, 80, 11)),
};
const UNKNOWN = [MARKS.losange, MARKS.soleil];
const markOf = (slug) => (Object.entries(MARKS).find(([key]) => slug.includes(key))?.[1] ?? UNKNOWN[hashText(slug) % 2] ?? MARKS.losange)();
/** The name in one, two or three lines, as even as its words allow. */
const nameLines = (name) => {
    const words = name.split(' ');
    if (name.length <= 10 || words.length === 1)
        return [name];
    const splits = words
        .slice(1)
        .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
    return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
};
const longest = (lines) => Math.max(...lines.map((text) => text.length));
const words = (lines, x, width) => {
    const widest = Math.max(...lines.map((text) => wordShape(text, 'display', 100).width));
    const size = Math.min(32, (width / widest) * 100);
    const top = HEIGHT / 2 - ((lines.length - 1) * size * 1.08) / 2 + size * 0.33;
    return svg_drawing_fill(draw_logos_ink, ...lines.map((text, index) => wordShape(text, 'display', size, x, top + index * size * 1.08).d));
};
/** A partner's mark and name. The name is drawn as outlines; its text is the picture's alternative in the page. */
const drawLogo = (slug, name) => svgFile(WIDTH, HEIGHT, svg_drawing_fill(draw_logos_paper, rect(0, 0, WIDTH, HEIGHT)), markOf(slug), words(nameLines(name), 124, 180));
const badge = (lines, mark) => svgFile(WIDTH, HEIGHT, svg_drawing_fill(draw_logos_paper, rect(0, 0, WIDTH, HEIGHT)), svg_drawing_stroke(draw_logos_ink, 3, rect(9, 9, WIDTH - 18, HEIGHT - 18)), svg_drawing_fill(draw_logos_ochre, repeat(15, (i) => diamond(20 + i * 20, 147, 4) + diamond(20 + i * 20, 13, 4))), mark, words(lines, 124, 172));
/** Word badges that name the labels; not the artwork of their owners. */
const drawLabels = () => [
    [
        'best-place-to-work',
        badge(['Best Place', 'to Work'], svg_drawing_fill(draw_logos_terracotta, polygon([64, 44], [104, 76], [24, 76])) +
            svg_drawing_fill(draw_logos_ink, rect(34, 80, 60, 38)) +
            svg_drawing_fill(draw_logos_ochre, rect(56, 92, 16, 26))),
    ],
    [
        'ecovadis',
        badge(['EcoVadis'], svg_drawing_fill(green, leaf([34, 112], [94, 48], 0.8)) + svg_drawing_stroke(draw_logos_paper, 4, line([40, 106], [84, 58]))),
    ],
];

;// ./src/media/draw-towns.ts
/** The towns of the group, drawn from the forms of its cloths: discs become hills, teeth become roofs. */



const { ink: draw_towns_ink, deep: draw_towns_deep, paper: draw_towns_paper, terracotta: draw_towns_terracotta, ochre: draw_towns_ochre, leaf: draw_towns_green, clay: draw_towns_clay, sky: draw_towns_sky } = BRAND_COLORS;
const [draw_towns_WIDTH, draw_towns_HEIGHT] = [1200, 675];
const scene = (background, ...children) => svgFile(draw_towns_WIDTH, draw_towns_HEIGHT, svg_drawing_fill(background, rect(0, 0, draw_towns_WIDTH, draw_towns_HEIGHT)), ...children);
const rings = (x, y, ...circles) => circles.map(([radius, color]) => svg_drawing_fill(color, disc(x, y, radius))).join('');
/** Rows of short waves, shorter and closer towards the horizon. */
const waves = (color, top, rows) => svg_drawing_stroke(color, 4, repeat(rows, (row) => {
    const [y, length] = [top + row * (14 + row * 5), 30 + row * 14];
    return repeat(Math.ceil(draw_towns_WIDTH / (length * 2)) + 1, (i) => `M${i * length * 2 - (row % 2) * length} ${y}h${length}`);
}));
/** A house on piles in the lagoon: thatch in teeth, woven wall, reflection. */
const pileHouse = (x, y, scale, wall) => group(`translate(${x} ${y}) scale(${scale})`, svg_drawing_stroke(draw_towns_deep, 7, repeat(5, (i) => line([-64 + i * 32, 0], [-70 + i * 35, 92]))), svg_drawing_fill(wall, rect(-78, -74, 156, 80)), svg_drawing_fill(draw_towns_ink, rect(-16, -52, 32, 58)), svg_drawing_fill(draw_towns_paper, repeat(2, (i) => rect(-60 + i * 92, -50, 28, 24))), svg_drawing_fill(draw_towns_ink, rect(-92, 2, 184, 9)), svg_drawing_fill(draw_towns_ochre, polygon([0, -178], [112, -66], [-112, -66])), svg_drawing_fill(draw_towns_terracotta, polygon([0, -152], [82, -70], [66, -70], [0, -136], [-66, -70], [-82, -70])), svg_drawing_fill(draw_towns_ink, repeat(14, (i) => polygon([-112 + i * 16, -66], [-96 + i * 16, -66], [-104 + i * 16, -54]))));
const pirogue = (x, y, scale) => group(`translate(${x} ${y}) scale(${scale})`, svg_drawing_fill(draw_towns_ink, 'M-150 -26Q0 34 150 -26Q120 44 0 44Q-120 44-150-26z'), svg_drawing_fill(draw_towns_ochre, repeat(7, (i) => diamond(-84 + i * 28, 22, 8))));
const cotonou = () => scene(draw_towns_clay, rings(900, 300, [190, draw_towns_ochre], [158, draw_towns_clay], [134, draw_towns_paper], [96, draw_towns_terracotta]), svg_drawing_fill(draw_towns_sky, rect(0, 386, draw_towns_WIDTH, 210)), clipped('reflet', rect(0, 386, draw_towns_WIDTH, 210), rings(900, 386, [150, draw_towns_ochre], [126, draw_towns_sky], [104, draw_towns_paper], [74, draw_towns_terracotta])), svg_drawing_fill(draw_towns_green, repeat(20, (i) => polygon([i * 62 - 10, 386], [i * 62 + 14, 352], [i * 62 + 40, 386]))), waves(draw_towns_ink, 412, 6), pileHouse(610, 400, 0.62, draw_towns_clay), pileHouse(178, 446, 1.12, draw_towns_terracotta), pileHouse(424, 426, 0.86, draw_towns_paper), pirogue(820, 500, 0.9), pirogue(1072, 440, 0.5), svg_drawing_fill(draw_towns_ochre, rect(0, 596, draw_towns_WIDTH, 79)), bandAt('cotonou-plage', 'papier', 0, 612, draw_towns_WIDTH, 48));
const palm = (x, y, height, lean) => {
    const [topX, topY] = [x + lean, y - height];
    const fronds = [
        [-1, -0.28],
        [-0.92, 0.3],
        [-0.5, -0.72],
        [0.5, -0.72],
        [0.92, 0.3],
        [1, -0.28],
        [-0.5, 0.78],
        [0.5, 0.78],
    ];
    const reach = height * 0.42;
    return (svg_drawing_stroke(draw_towns_ink, 20, `M${x} ${y}Q${x - lean * 0.4} ${y - height * 0.5} ${topX} ${topY}`) +
        svg_drawing_fill(draw_towns_green, ...fronds.map(([dx, dy]) => leaf([topX, topY], [topX + dx * reach, topY + dy * reach], 0.52))) +
        svg_drawing_fill(draw_towns_ink, ...fronds.map(([dx, dy]) => leaf([topX, topY], [topX + dx * reach * 0.8, topY + dy * reach * 0.8], 0.12))) +
        svg_drawing_fill(draw_towns_ochre, disc(topX - 13, topY + 14, 11), disc(topX + 13, topY + 14, 11), disc(topX, topY + 4, 11)));
};
/** A market stall under its parasol. */
const parasol = (x, y, radius, dark, light, name) => {
    const dome = `M${x - radius} ${y}a${radius} ${radius * 0.72} 0 0 1 ${radius * 2} 0z`;
    const gores = repeat(4, (i) => polygon([x - radius + (i * 2 + 1) * (radius / 4) - radius / 8, y], [x - radius + (i * 2 + 1) * (radius / 4) + radius / 8, y], [x, y - radius * 0.76]));
    return (svg_drawing_stroke(draw_towns_ink, 9, line([x, y], [x, y + radius * 1.05])) +
        clipped(name, dome, svg_drawing_fill(light, rect(x - radius, y - radius, radius * 2, radius)), svg_drawing_fill(dark, gores)) +
        svg_drawing_fill(dark, repeat(8, (i) => `M${x - radius + (i * radius) / 4} ${y}a${radius / 8} ${radius / 8} 0 0 0 ${radius / 4} 0z`)) +
        svg_drawing_fill(draw_towns_ink, rect(x - radius * 0.72, y + radius * 0.66, radius * 1.44, radius * 0.42)) +
        svg_drawing_fill(draw_towns_ochre, repeat(6, (i) => disc(x - radius * 0.6 + i * radius * 0.24, y + radius * 0.6, radius * 0.1))));
};
const lome = () => scene(draw_towns_ochre, rings(300, 330, [170, draw_towns_paper], [146, draw_towns_ochre], [124, draw_towns_terracotta], [70, draw_towns_paper]), clothPiece('ecailles', 'ciel', { x: 0, y: 330, width: draw_towns_WIDTH, height: 132 }, 4.125), svg_drawing_fill(draw_towns_ink, rect(0, 322, draw_towns_WIDTH, 10)), svg_drawing_fill(draw_towns_paper, rect(0, 462, draw_towns_WIDTH, 213)), svg_drawing_fill(draw_towns_clay, repeat(26, (i) => polygon([i * 48 - 10, 462], [i * 48 + 38, 462], [i * 48 + 14, 482]))), palm(700, 520, 300, 44), palm(846, 500, 390, -30), palm(1010, 516, 330, 56), palm(1138, 500, 250, -26), palm(84, 520, 260, 40), parasol(240, 520, 104, draw_towns_terracotta, draw_towns_paper, 'etal1'), parasol(468, 540, 90, draw_towns_sky, draw_towns_ochre, 'etal2'), parasol(760, 560, 82, draw_towns_green, draw_towns_clay, 'etal3'), parasol(980, 548, 96, draw_towns_terracotta, draw_towns_ochre, 'etal4'), svg_drawing_fill(draw_towns_ink, rect(0, 640, draw_towns_WIDTH, 35)), svg_drawing_fill(draw_towns_ochre, repeat(31, (i) => diamond(i * 40, 657, 9))));
/** A hill whose terraces are the rings of a disc. */
const hill = (x, y, radius, dark, light) => Array.from({ length: Math.ceil(radius / 44) }, (_, i) => svg_drawing_fill(i % 2 === 0 ? dark : light, disc(x, y, radius - i * 44 - (i % 2) * 10))).join('');
const tower = (x, y, width, floors, color) => svg_drawing_fill(color, rect(x, y - floors * 24 - 10, width, floors * 24 + 10)) +
    svg_drawing_fill(draw_towns_ochre, repeat(floors, (floor) => repeat(Math.floor((width - 8) / 18), (i) => rect(x + 9 + i * 18, y - floors * 24 + floor * 24, 9, 12))));
/** The round hall on the ridge: a dome wound like a basket. */
const hall = (x, y) => clipped('coupole', rect(x - 120, y - 130, 240, 130), rings(x, y, [112, draw_towns_ink], [98, draw_towns_terracotta], [84, draw_towns_ink], [70, draw_towns_ochre], [56, draw_towns_ink], [42, draw_towns_clay], [26, draw_towns_ink])) + svg_drawing_fill(draw_towns_ink, rect(x - 128, y - 6, 256, 16));
const kigali = () => scene(draw_towns_sky, rings(240, 190, [112, draw_towns_clay], [92, draw_towns_sky], [74, draw_towns_ochre], [40, draw_towns_paper]), hill(160, 640, 330, draw_towns_ink, draw_towns_terracotta), hill(1060, 690, 400, draw_towns_ink, draw_towns_clay), tower(512, 400, 62, 9, draw_towns_ink), tower(586, 400, 46, 6, draw_towns_deep), tower(452, 400, 48, 5, draw_towns_deep), hall(772, 330), hill(640, 760, 420, draw_towns_deep, draw_towns_green), hill(250, 850, 340, draw_towns_ink, draw_towns_ochre), hill(1010, 880, 350, draw_towns_ink, draw_towns_green), svg_drawing_fill(draw_towns_ink, rect(0, 620, draw_towns_WIDTH, 55)), bandAt('kigali-sol', 'papier', 0, 628, draw_towns_WIDTH, 40));
/** A roof of the Doubs with its gable, and the wooden wall below. */
const farmhouse = (x, y, width, wall) => svg_drawing_fill(wall, rect(x, y - 70, width, 70)) +
    svg_drawing_fill(draw_towns_terracotta, polygon([x - 18, y - 66], [x + width * 0.28, y - 150], [x + width * 0.72, y - 150], [x + width + 18, y - 66])) +
    svg_drawing_fill(draw_towns_ink, repeat(Math.floor(width / 22), (i) => polygon([x - 8 + i * 22, y - 66], [x + 14 + i * 22, y - 66], [x + 3 + i * 22, y - 52])), rect(x + width / 2 - 13, y - 42, 26, 42)) +
    svg_drawing_fill(draw_towns_ochre, rect(x + 16, y - 40, 20, 20), rect(x + width - 36, y - 40, 20, 20));
const firs = (x, y, count, size) => svg_drawing_fill(draw_towns_deep, repeat(count, (i) => repeat(3, (tier) => polygon([x + i * size * 1.1 - size * (0.3 + tier * 0.12), y - size * (1.3 - tier * 0.5)], [x + i * size * 1.1, y - size * (2.1 - tier * 0.5)], [x + i * size * 1.1 + size * (0.3 + tier * 0.12), y - size * (1.3 - tier * 0.5)]))));
/** The bell tower of Franche-Comté, with its curved and tiled dome. */
const belfry = (x, y) => svg_drawing_fill(draw_towns_paper, rect(x - 32, y - 170, 64, 170)) +
    clipped('clocher', `M${x - 42} ${y - 168}c0-60 28-46 36-110h12c8 64 36 50 36 110z`, svg_drawing_fill(draw_towns_ink, rect(x - 60, y - 290, 120, 130)), svg_drawing_fill(draw_towns_ochre, repeat(7, (i) => repeat(6, (j) => diamond(x - 44 + j * 18 + (i % 2) * 9, y - 272 + i * 17, 6))))) +
    svg_drawing_stroke(draw_towns_ink, 5, line([x, y - 276], [x, y - 312])) +
    svg_drawing_fill(draw_towns_ink, rect(x - 13, y - 148, 26, 44), rect(x - 32, y - 92, 64, 6));
const anteuil = () => scene(draw_towns_clay, rings(930, 176, [104, draw_towns_ochre], [84, draw_towns_clay], [66, draw_towns_paper]), hill(180, 700, 430, draw_towns_green, draw_towns_ochre), hill(980, 760, 480, draw_towns_green, draw_towns_sky), firs(86, 330, 7, 34), firs(900, 330, 8, 32), hill(600, 1010, 560, draw_towns_deep, draw_towns_green), belfry(610, 536), farmhouse(380, 548, 168, draw_towns_paper), farmhouse(690, 540, 190, draw_towns_clay), farmhouse(214, 566, 130, draw_towns_ochre), farmhouse(916, 562, 142, draw_towns_paper), svg_drawing_fill(draw_towns_ink, rect(0, 580, draw_towns_WIDTH, 95)), waves(draw_towns_sky, 598, 3), bandAt('anteuil-sol', 'papier', 0, 635, draw_towns_WIDTH, 40));
/** Rows of Paris roofs: zinc, dormers and chimneys. */
const mansard = (x, y, width, wall) => svg_drawing_fill(wall, rect(x, y - 190, width, 190)) +
    svg_drawing_fill(draw_towns_ink, polygon([x - 6, y - 186], [x + 16, y - 256], [x + width - 16, y - 256], [x + width + 6, y - 186])) +
    svg_drawing_fill(draw_towns_terracotta, repeat(3, (i) => rect(x + 26 + i * 16, y - 282, 10, 28))) +
    svg_drawing_fill(draw_towns_paper, repeat(Math.floor(width / 52), (i) => rect(x + 20 + i * 52, y - 236, 22, 34))) +
    svg_drawing_fill(draw_towns_ink, repeat(3, (floor) => repeat(Math.floor(width / 40), (i) => rect(x + 14 + i * 40, y - 168 + floor * 58, 18, 38))));
const paris = () => scene(draw_towns_sky, rings(330, 220, [120, draw_towns_ochre], [98, draw_towns_sky], [80, draw_towns_paper]), svg_drawing_fill(draw_towns_ink, 'M880 470Q968 330 984 70h12Q1012 330 1100 470h-38Q1030 400 990 400T918 470z'), svg_drawing_fill(draw_towns_ochre, rect(940, 292, 100, 12), rect(900, 396, 180, 12), repeat(5, (i) => diamond(990, 130 + i * 34, 9))), mansard(-40, 530, 216, draw_towns_clay), mansard(180, 530, 250, draw_towns_paper), mansard(436, 530, 200, draw_towns_ochre), mansard(642, 530, 230, draw_towns_paper), mansard(1096, 530, 220, draw_towns_clay), svg_drawing_fill(draw_towns_terracotta, rect(0, 526, draw_towns_WIDTH, 22)), svg_drawing_fill(draw_towns_ink, rect(0, 548, draw_towns_WIDTH, 127)), waves(draw_towns_sky, 572, 3), bandAt('paris-quai', 'papier', 0, 630, draw_towns_WIDTH, 45));
const TOWNS = { cotonou, lome, kigali, anteuil, paris };
/** SVG of the town that a file's name tells, 1200 by 675. */
const drawTown = (name) => Object.entries(TOWNS).find(([town]) => name.includes(town))?.[1]();

;// ./src/media/draw-page-pictures.ts
/** Pictures of the content pages: towns, the four cards of the group page, the empty state. */





const { ink: draw_page_pictures_ink, deep: draw_page_pictures_deep, paper: draw_page_pictures_paper, terracotta: draw_page_pictures_terracotta, ochre: draw_page_pictures_ochre, leaf: draw_page_pictures_green, clay: draw_page_pictures_clay, sky: draw_page_pictures_sky } = BRAND_COLORS;
const [draw_page_pictures_WIDTH, draw_page_pictures_HEIGHT] = [1200, 675];
/** Lines that leave one point and widen. */
const accompagnement = () => {
    const [x, y] = [150, 590];
    const colors = [draw_page_pictures_terracotta, draw_page_pictures_paper, draw_page_pictures_ochre, draw_page_pictures_sky, draw_page_pictures_paper, draw_page_pictures_clay, draw_page_pictures_ochre];
    const ray = (index, from, to, reach) => {
        const at = (share) => {
            const angle = -((index + share) / 7) * (Math.PI / 2) + 0.04;
            return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
        };
        return polygon([x, y], at(from), at(to));
    };
    const beads = repeat(6, (ring) => repeat(7, (index) => {
        const [angle, radius] = [-((index + 0.46) / 7) * (Math.PI / 2) + 0.04, 220 + ring * 160];
        return diamond(x + radius * Math.cos(angle), y + radius * Math.sin(angle), 7 + ring * 4);
    }));
    return (svg_drawing_fill(draw_page_pictures_ink, rect(0, 0, draw_page_pictures_WIDTH, draw_page_pictures_HEIGHT)) +
        colors.map((color, index) => svg_drawing_fill(color, ray(index, 0.14, 0.78, 1500))).join('') +
        svg_drawing_fill(draw_page_pictures_ink, beads) +
        svg_drawing_fill(draw_page_pictures_ink, disc(x, y, 120)) +
        svg_drawing_fill(draw_page_pictures_ochre, disc(x, y, 96)) +
        svg_drawing_fill(draw_page_pictures_ink, disc(x, y, 76)) +
        svg_drawing_fill(draw_page_pictures_paper, dotRing(x, y, 58, 18, 6)) +
        svg_drawing_fill(draw_page_pictures_terracotta, disc(x, y, 38)));
};
/** Leaves and diamonds that pass over and under each other. */
const engagements = () => {
    const step = 150;
    const cells = (draw, parity) => repeat(6, (row) => repeat(9, (column) => ((row + column) % 2 === parity ? draw(column * step, row * step - 37) : '')));
    const sprig = (x, y) => leaf([x, y + 72], [x, y - 72], 0.7) + leaf([x - 72, y], [x + 72, y], 0.7);
    return (svg_drawing_fill(draw_page_pictures_green, rect(0, 0, draw_page_pictures_WIDTH, draw_page_pictures_HEIGHT)) +
        svg_drawing_fill(draw_page_pictures_deep, cells((x, y) => diamond(x, y, 104), 1)) +
        svg_drawing_fill(draw_page_pictures_ochre, cells((x, y) => diamond(x, y, 84), 1)) +
        svg_drawing_fill(draw_page_pictures_deep, cells((x, y) => diamond(x, y, 64), 1)) +
        svg_drawing_fill(draw_page_pictures_terracotta, cells((x, y) => diamond(x, y, 40), 1)) +
        svg_drawing_fill(draw_page_pictures_paper, cells(sprig, 0)) +
        svg_drawing_fill(draw_page_pictures_green, cells((x, y) => leaf([x, y + 46], [x, y - 46], 0.4) + leaf([x - 46, y], [x + 46, y], 0.4), 0)) +
        svg_drawing_fill(draw_page_pictures_ochre, cells((x, y) => disc(x, y, 15), 0)));
};
/** Four woven strips, one for each family of services. */
const metiers = () => {
    const strips = [
        ['chevrons', 'indigo', 11],
        ['disques', 'terre', 16.1],
        ['ndop', 'papier', 18.1],
        ['ecailles', 'feuille', 18.1],
    ];
    return (svg_drawing_fill(draw_page_pictures_ochre, rect(0, 0, draw_page_pictures_WIDTH, draw_page_pictures_HEIGHT)) +
        strips
            .map(([family, palette, scale], index) => clothPiece(family, palette, { x: index * 303, y: 0, width: 290, height: draw_page_pictures_HEIGHT }, scale))
            .join(''));
};
/** Discs of many colours that come together; where two meet, a third colour. */
const recrutement = () => {
    const people = [
        [300, 338, 196, draw_page_pictures_terracotta],
        [560, 338, 196, draw_page_pictures_ochre],
        [820, 338, 196, draw_page_pictures_sky],
        [1060, 338, 150, draw_page_pictures_green],
        [80, 338, 150, draw_page_pictures_green],
    ];
    const meeting = (name, [x, y, radius], [x2, y2, radius2]) => clipped(name, disc(x, y, radius), svg_drawing_fill(draw_page_pictures_ink, disc(x2, y2, radius2)), svg_drawing_fill(draw_page_pictures_clay, dotRing(x2, y2, radius2 - 22, 40, 5)));
    const [first, second, third, last, start] = people;
    if (!first || !second || !third || !last || !start)
        return '';
    return (svg_drawing_fill(draw_page_pictures_paper, rect(0, 0, draw_page_pictures_WIDTH, draw_page_pictures_HEIGHT)) +
        people.map(([x, y, radius, color]) => svg_drawing_fill(color, disc(x, y, radius))).join('') +
        meeting('a', start, first) +
        meeting('b', first, second) +
        meeting('c', second, third) +
        meeting('d', third, last) +
        people
            .map(([x, y, radius]) => svg_drawing_stroke(draw_page_pictures_paper, 6, disc(x, y, radius * 0.42)) + svg_drawing_fill(draw_page_pictures_paper, disc(x, y, radius * 0.2)))
            .join('') +
        svg_drawing_fill(draw_page_pictures_ink, repeat(25, (i) => polygon([i * 50 - 25, 0], [i * 50 + 25, 0], [i * 50, 44]) +
            polygon([i * 50 - 25, 675], [i * 50 + 25, 675], [i * 50, 631]))));
};
const CARDS = { accompagnement, engagements, metiers, recrutement };
/** The picture of a content page, 1200 by 675: what the file's name tells, else a cloth of its own. */
const drawPagePicture = (name) => {
    const card = Object.entries(CARDS).find(([subject]) => name.endsWith(subject))?.[1];
    return card
        ? svgFile(draw_page_pictures_WIDTH, draw_page_pictures_HEIGHT, card())
        : (drawTown(name) ?? textilePattern(name, { width: draw_page_pictures_WIDTH, height: draw_page_pictures_HEIGHT }));
};
/** Empty state of the news, 640 by 480: a loom whose cloth has only just begun. */
const drawEmptyState = () => {
    const threads = repeat(25, (i) => rect(128 + i * 16, 84, 3, 330));
    return svgFile(640, 480, svg_drawing_fill(draw_page_pictures_clay, rect(0, 0, 640, 480)), svg_drawing_fill(draw_page_pictures_paper, rect(112, 60, 416, 372)), svg_drawing_fill(draw_page_pictures_sky, threads), clothPiece('kente', 'indigo', { x: 120, y: 328, width: 400, height: 84 }, 5.2), svg_drawing_fill(draw_page_pictures_terracotta, rect(120, 316, 400, 12)), svg_drawing_fill(draw_page_pictures_ink, rect(84, 56, 472, 26), rect(84, 412, 472, 26), rect(100, 30, 20, 430), rect(520, 30, 20, 430)), svg_drawing_fill(draw_page_pictures_ochre, repeat(11, (i) => diamond(120 + i * 40, 69, 8))), svg_drawing_fill(draw_page_pictures_ochre, leaf([250, 250], [440, 206], 0.42)), svg_drawing_fill(draw_page_pictures_ink, leaf([296, 240], [394, 217], 0.36)), svg_drawing_stroke(draw_page_pictures_terracotta, 3, line([440, 206], [492, 222], [512, 322])));
};

;// ./src/media/draw-values.ts
/** The ten values of the group, each as an emblem that says what the word means. */




const { ink: draw_values_ink, deep: draw_values_deep, paper: draw_values_paper, terracotta: draw_values_terracotta, ochre: draw_values_ochre, leaf: draw_values_green, clay: draw_values_clay, sky: draw_values_sky } = BRAND_COLORS;
const SIZE = 640;
const MIDDLE = SIZE / 2;
/** Nine ways to weave from one thread; the one in the middle steps out of line. */
const creativite = () => {
    const palettes = ['papier', 'terre', 'indigo', 'feuille', 'papier', 'ciel', 'indigo', 'argile', 'terre'];
    const cell = (index) => {
        const box = { x: 80 + (index % 3) * 165, y: 80 + Math.floor(index / 3) * 165, width: 150, height: 150 };
        return clothPiece(FAMILY_NAMES[index] ?? 'kente', palettes[index] ?? 'papier', box, index === 5 ? 9.4 : 7);
    };
    const around = [0, 1, 2, 3, 5, 6, 7, 8].map(cell);
    const centre = group(`rotate(45 ${MIDDLE} ${MIDDLE})`, svg_drawing_fill(draw_values_ochre, rect(220, 220, 200, 200)), clothPiece('ecailles', 'papier', { x: 235, y: 235, width: 170, height: 170 }, 5.4));
    return svg_drawing_fill(draw_values_ochre, rect(0, 0, SIZE, SIZE)) + around.join('') + centre;
};
/** A path that climbs step by step, and does not turn before the top. */
const determination = () => {
    const steps = (count, size) => steppedDiamond(MIDDLE, 520, count, size);
    return (svg_drawing_fill(draw_values_terracotta, rect(0, 0, SIZE, SIZE)) +
        svg_drawing_fill(draw_values_ochre, disc(MIDDLE, 176, 84)) +
        svg_drawing_fill(draw_values_terracotta, disc(MIDDLE, 176, 62)) +
        svg_drawing_fill(draw_values_paper, disc(MIDDLE, 176, 38)) +
        clipped('sol', rect(0, 0, SIZE, 520), svg_drawing_fill(draw_values_ink, steps(10, 30)), svg_drawing_fill(draw_values_paper, steps(8, 30)), svg_drawing_fill(draw_values_ink, steps(6, 30)), svg_drawing_fill(draw_values_ochre, steps(4, 30)), svg_drawing_fill(draw_values_ink, steps(2, 30))) +
        svg_drawing_fill(draw_values_ink, rect(0, 520, SIZE, 120)) +
        bandAt('determination', 'papier', 0, 548, SIZE, 48));
};
/** A leaf woven like a cloth, and the seeds of the next one. */
const ecoResponsabilite = () => {
    const blade = leaf([MIDDLE, 540], [MIDDLE, 64], 0.78);
    const veins = repeat(9, (i) => line([MIDDLE - 200, 70 + i * 62], [MIDDLE, 190 + i * 62], [MIDDLE + 200, 70 + i * 62]));
    return (svg_drawing_fill(draw_values_green, rect(0, 0, SIZE, SIZE)) +
        clipped('feuille', blade, svg_drawing_fill(draw_values_paper, rect(0, 0, SIZE, SIZE)), svg_drawing_stroke(draw_values_green, 22, veins), svg_drawing_stroke(draw_values_ochre, 8, veins), svg_drawing_fill(draw_values_ink, rect(MIDDLE - 7, 0, 14, SIZE))) +
        svg_drawing_stroke(draw_values_ink, 14, line([MIDDLE, 530], [MIDDLE, 600])) +
        svg_drawing_fill(draw_values_ochre, repeat(3, (i) => disc(96, 300 + i * 62, 20 - i * 4) + disc(544, 300 + i * 62, 20 - i * 4))) +
        svg_drawing_fill(draw_values_ink, rect(0, 600, SIZE, 40)) +
        svg_drawing_fill(draw_values_ochre, repeat(17, (i) => disc(i * 40, 600, 9))));
};
/** Two forms of one measure: only the colours change sides. */
const egalite = () => {
    const form = (x, outer, inner) => svg_drawing_fill(outer, steppedDiamond(x, MIDDLE, 8, 17)) +
        svg_drawing_fill(inner, steppedDiamond(x, MIDDLE, 6, 17)) +
        svg_drawing_fill(outer, steppedDiamond(x, MIDDLE, 4, 17)) +
        svg_drawing_fill(draw_values_ochre, steppedDiamond(x, MIDDLE, 2, 17));
    return (svg_drawing_fill(draw_values_paper, rect(0, 0, MIDDLE, SIZE)) +
        svg_drawing_fill(draw_values_ink, rect(MIDDLE, 0, MIDDLE, SIZE)) +
        form(160, draw_values_ink, draw_values_paper) +
        form(480, draw_values_paper, draw_values_ink) +
        svg_drawing_fill(draw_values_terracotta, rect(0, 96, SIZE, 22), rect(0, 522, SIZE, 22)) +
        svg_drawing_fill(draw_values_ochre, rect(MIDDLE - 6, 0, 12, SIZE)));
};
/** To each the plinth it needs, so that all reach the same line. */
const equite = () => {
    const lifted = (x, radius) => {
        const top = 186 + radius * 2;
        const courses = Math.floor((520 - top) / 34);
        return (svg_drawing_fill(draw_values_paper, disc(x, 186 + radius, radius)) +
            svg_drawing_fill(draw_values_terracotta, disc(x, 186 + radius, radius * 0.66)) +
            svg_drawing_fill(draw_values_ochre, disc(x, 186 + radius, radius * 0.32)) +
            svg_drawing_fill(draw_values_ink, rect(x - 80, top, 160, 520 - top)) +
            svg_drawing_fill(draw_values_ochre, repeat(courses, (i) => rect(x - 80, 520 - (i + 1) * 34, 160, 8))) +
            svg_drawing_fill(draw_values_clay, repeat(courses, (i) => diamond(x - 40, 520 - i * 34 - 13, 9) + diamond(x + 40, 520 - i * 34 - 13, 9))));
    };
    return (svg_drawing_fill(draw_values_sky, rect(0, 0, SIZE, SIZE)) +
        svg_drawing_fill(draw_values_ochre, rect(0, 166, SIZE, 10)) +
        lifted(128, 76) +
        lifted(320, 52) +
        lifted(512, 30) +
        svg_drawing_fill(draw_values_ink, rect(0, 520, SIZE, 120)) +
        bandAt('equite', 'papier', 0, 548, SIZE, 48));
};
/** A calabash that gives more than it holds. */
const generosite = () => {
    const bowl = `M120 330h400a200 200 0 0 1-400 0z`;
    const seeds = [0, 1, 2, 3].map((ring) => svg_drawing_fill(ring % 2 === 0 ? draw_values_ochre : draw_values_paper, dotRing(MIDDLE, 330, 70 + ring * 62, [14, 18, 26, 30][ring] ?? 14, 13 + ring * 2)));
    return (svg_drawing_fill(draw_values_ink, rect(0, 0, SIZE, SIZE)) +
        clipped('don', rect(0, 0, SIZE, 330), ...seeds, svg_drawing_fill(draw_values_terracotta, disc(MIDDLE, 330, 44))) +
        clipped('bol', bowl, svg_drawing_fill(draw_values_clay, rect(0, 330, SIZE, 220)), svg_drawing_fill(draw_values_ink, repeat(12, (i) => polygon([100 + i * 40, 366], [140 + i * 40, 366], [120 + i * 40, 410]))), svg_drawing_fill(draw_values_paper, rect(0, 424, SIZE, 14), rect(0, 452, SIZE, 6)), svg_drawing_fill(draw_values_terracotta, rect(0, 474, SIZE, 60))) +
        svg_drawing_fill(draw_values_paper, rect(100, 318, 440, 24)) +
        svg_drawing_fill(draw_values_ochre, polygon([262, 518], [378, 518], [416, 562], [224, 562])));
};
/** An open eye: nothing is hidden behind the clear middle. */
const honnetete = () => {
    const lens = (bulge, half) => leaf([MIDDLE - half, MIDDLE], [MIDDLE + half, MIDDLE], bulge);
    const rays = repeat(24, (i) => {
        const angle = (i / 24) * 2 * Math.PI;
        const at = (radius, turn) => [
            MIDDLE + radius * Math.cos(angle + turn),
            MIDDLE + radius * Math.sin(angle + turn),
        ];
        return polygon(at(470, -0.06), at(470, 0.06), at(150, 0));
    });
    return (svg_drawing_fill(draw_values_clay, rect(0, 0, SIZE, SIZE)) +
        svg_drawing_fill(draw_values_terracotta, rays) +
        svg_drawing_fill(draw_values_ink, lens(0.82, 290)) +
        svg_drawing_fill(draw_values_paper, lens(0.8, 262)) +
        svg_drawing_fill(draw_values_ink, disc(MIDDLE, MIDDLE, 124)) +
        svg_drawing_fill(draw_values_sky, disc(MIDDLE, MIDDLE, 100)) +
        svg_drawing_fill(draw_values_paper, dotRing(MIDDLE, MIDDLE, 80, 24, 5)) +
        svg_drawing_fill(draw_values_paper, disc(MIDDLE, MIDDLE, 58)) +
        svg_drawing_fill(draw_values_ochre, disc(MIDDLE, MIDDLE, 24)));
};
/** A small seed, low under a wide sky that it bows to. */
const humilite = () => {
    const arcs = [1, 2, 3, 4, 5].map((i) => svg_drawing_stroke(i % 2 === 0 ? draw_values_terracotta : draw_values_ink, 10, `M${MIDDLE - 58 * i + 20} 520a${58 * i - 20} ${58 * i - 20} 0 0 1 ${116 * i - 40} 0`));
    return (svg_drawing_fill(draw_values_paper, rect(0, 0, SIZE, SIZE)) +
        arcs.join('') +
        svg_drawing_fill(draw_values_ochre, disc(MIDDLE, 500, 20)) +
        svg_drawing_fill(draw_values_ink, rect(0, 520, SIZE, 120)) +
        bandAt('humilite-sol', 'papier', 0, 548, SIZE, 48));
};
/** Two rings that pass through each other: neither opens without the other. */
const loyaute = () => {
    const ring = (x, color) => svg_drawing_stroke(draw_values_ink, 84, disc(x, MIDDLE, 138)) +
        svg_drawing_stroke(color, 68, disc(x, MIDDLE, 138)) +
        svg_drawing_stroke(draw_values_paper, 8, disc(x, MIDDLE, 138)) +
        svg_drawing_fill(draw_values_ink, dotRing(x, MIDDLE, 158, 28, 4), dotRing(x, MIDDLE, 118, 22, 4));
    return (svg_drawing_fill(draw_values_ochre, rect(0, 0, SIZE, SIZE)) +
        svg_drawing_fill(draw_values_clay, rect(0, 0, SIZE, 70), rect(0, 570, SIZE, 70)) +
        ring(238, draw_values_terracotta) +
        ring(402, draw_values_sky) +
        clipped('noeud', rect(200, MIDDLE, 240, 200), ring(238, draw_values_terracotta)));
};
/** Carved posts that carry together, each at its place. */
const responsabilite = () => {
    const post = (x) => svg_drawing_fill(draw_values_paper, rect(x - 38, 262, 76, 258)) +
        svg_drawing_fill(draw_values_terracotta, diamond(x, 326, 34), diamond(x, 456, 34)) +
        svg_drawing_fill(draw_values_ink, diamond(x, 326, 15), diamond(x, 456, 15)) +
        svg_drawing_fill(draw_values_ochre, rect(x - 38, 380, 76, 22));
    return (svg_drawing_fill(draw_values_green, rect(0, 0, SIZE, SIZE)) +
        svg_drawing_fill(draw_values_ochre, disc(MIDDLE, 128, 84)) +
        svg_drawing_fill(draw_values_green, disc(MIDDLE, 128, 62)) +
        svg_drawing_fill(draw_values_paper, dotRing(MIDDLE, 128, 46, 16, 5)) +
        svg_drawing_fill(draw_values_ochre, disc(MIDDLE, 128, 28)) +
        svg_drawing_fill(draw_values_ink, polygon([80, 212], [560, 212], [590, 262], [50, 262])) +
        svg_drawing_fill(draw_values_ochre, repeat(13, (i) => diamond(80 + i * 40, 238, 10))) +
        [150, 320, 490].map(post).join('') +
        svg_drawing_fill(draw_values_deep, rect(0, 520, SIZE, 120)) +
        bandAt('responsabilite', 'feuille', 0, 548, SIZE, 48));
};
const EMBLEMS = {
    creativite,
    determination,
    'eco-responsabilite': ecoResponsabilite,
    egalite,
    equite,
    generosite,
    honnetete,
    humilite,
    loyaute,
    responsabilite,
};
/** Name of each value's file, and its SVG of 640 by 640. */
const drawValues = () => Object.entries(EMBLEMS).map(([name, emblem]) => [name, svgFile(SIZE, SIZE, emblem())]);

;// ./src/media/referenced-pictures.ts
const attribute = (tag, name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
/** The drawn pictures of one stored folder that the content pages show, each once, with its text alternative. */
const referencedPictures = (pages, folder) => {
    const html = Object.values(pages)
        .flat()
        .map(({ content }) => content)
        .join('\n');
    const found = new Map();
    for (const [tag] of html.matchAll(/<img\b[^>]*>/g)) {
        const name = new RegExp(`^storage/${folder}/([\\w-]+)\\.svg$`).exec(attribute(tag, 'src'))?.[1];
        if (name !== undefined && !found.has(name))
            found.set(name, attribute(tag, 'alt'));
    }
    return [...found].map(([name, alt]) => ({ name, alt }));
};

;// external "pdfkit"
const external_pdfkit_namespaceObject = require("pdfkit");
var external_pdfkit_default = /*#__PURE__*/__webpack_require__.n(external_pdfkit_namespaceObject);
;// ./src/media/pdf-picture.ts

const layCloth = (pdf, cloth, box, scheme) => {
    const { columns, rows } = tileOrigins(cloth, box);
    pdf
        .translate(cloth.x, cloth.y)
        .rotate(cloth.upright ? 90 : 0)
        .scale(cloth.scale);
    for (const { d, ink, width } of cloth.tile.layers) {
        for (const row of rows) {
            for (const column of columns) {
                pdf.save().translate(column, row).path(d);
                if (width === undefined)
                    pdf.fill(scheme[ink]);
                else
                    pdf.lineWidth(width).stroke(scheme[ink]);
                pdf.restore();
            }
        }
    }
};
/** Draws the picture with its top left corner at `(x, y)`, as an artifact that readers skip. */
const drawPicture = (pdf, picture, x, y) => {
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.save().translate(x, y);
    pdf.rect(0, 0, picture.width, picture.height).clip();
    for (const { d, box, ground, cloth } of picture.areas) {
        pdf.path(d).fill(picture.scheme[ground]);
        if (cloth === undefined)
            continue;
        pdf.save().path(d).clip();
        layCloth(pdf, cloth, box, picture.scheme);
        pdf.restore();
    }
    pdf.restore();
    pdf.endMarkedContent();
};

;// ../shared/lib/french-typography.ts
/**
 * French typography: turns typed text (plain spaces, straight apostrophes) into set text.
 *
 * Rules follow the « Lexique des règles typographiques en usage à l’Imprimerie nationale », with the narrow
 * no-break space wherever it asks for a fine space. Addresses and times such as 12:30 are left as they are.
 */

const SPACES = '[ \\u00A0\\u202F]';
/** Web and mail addresses, in which nothing is punctuation. */
const ADDRESS = /((?:https?:\/\/|www\.|mailto:)[^\s<>«»]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;
const OPENING_QUOTE = new RegExp(`«${SPACES}*`, 'g');
const CLOSING_QUOTE = new RegExp(`${SPACES}*»`, 'g');
/** A mark that ends a word or stands after a space; `12:30`, `a:b` and `a?b` have neither after nor before. */
const HIGH_PUNCTUATION = new RegExp(`(?:(?<=[^\\s;:!?])${SPACES}*|^${SPACES}+)([;:!?]+)(?=$|[\\s»)\\]”’"…,.])`, 'g');
const UNIT_SIGN = new RegExp(`(?<=\\d)${SPACES}*([%€])(?![\\w])`, 'g');
/** Groups of three digits after one to three; not a phone number, whose groups start or end otherwise. */
const GROUPED_NUMBER = new RegExp(`(?<![\\d+,.]|\\d${SPACES})\\d{1,3}(?:${SPACES}\\d{3})+(?!\\d|${SPACES}\\d)`, 'g');
const GROUP_SPACE = new RegExp(SPACES, 'g');
function typesetRun(text) {
    return text
        .replaceAll("'", '’')
        .replace(/(?<!\.)\.{3}(?!\.)/g, '…')
        .replace(OPENING_QUOTE, `«${(/* inlined export .NARROW_SPACE */" ")}`)
        .replace(CLOSING_QUOTE, `${(/* inlined export .NARROW_SPACE */" ")}»`)
        .replace(HIGH_PUNCTUATION, `${(/* inlined export .NARROW_SPACE */" ")}$1`)
        .replace(UNIT_SIGN, `${(/* inlined export .NARROW_SPACE */" ")}$1`)
        .replace(GROUPED_NUMBER, (number) => number.replace(GROUP_SPACE, (/* inlined export .NARROW_SPACE */" ")));
}
/**
 * Sets plain text in French typography: ’ for straight apostrophes, … for three dots, and the narrow
 * no-break space before `; : ! ? » % €`, after `«` and between groups of three digits. Idempotent.
 */
function frenchTypography(text) {
    // `split` with a capturing group puts the addresses at the odd places.
    return text
        .split(ADDRESS)
        .map((run, place) => (place % 2 === 1 ? run : typesetRun(run)))
        .join('');
}
/** Elements whose text is not prose, comments, tags and character references: none of them is typeset. */
const MARKUP = /(<(script|style|pre|code|textarea)\b[\s\S]*?<\/\2\s*>|<!--[\s\S]*?-->|<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^'">])*>|&(?:[a-zA-Z]\w*|#\d+|#x[\da-fA-F]+);)/g;
/** References to characters that the rules know, so that they apply however the text was written. */
const TYPOGRAPHIC_REFERENCES = {
    '&nbsp;': '\u00A0',
    '&apos;': "'",
    '&#39;': "'",
    '&rsquo;': '’',
    '&laquo;': '«',
    '&raquo;': '»',
    '&hellip;': '…',
};
const TYPOGRAPHIC_REFERENCE = new RegExp(Object.keys(TYPOGRAPHIC_REFERENCES).join('|'), 'g');
/** Sets the text of an HTML fragment in French typography; tags, attributes and code stay as they are. Idempotent. */
function frenchTypographyHtml(html) {
    const source = html.replace(TYPOGRAPHIC_REFERENCE, (reference) => TYPOGRAPHIC_REFERENCES[reference] ?? reference);
    let typeset = '';
    let end = 0;
    for (const match of source.matchAll(MARKUP)) {
        typeset += frenchTypography(source.slice(end, match.index)) + match[0];
        end = match.index + match[0].length;
    }
    return typeset + frenchTypography(source.slice(end));
}

;// ./src/media/pdf-type.ts
/** Type of the documents: fonts, sizes, and text broken into lines. */


const registerFonts = (pdf) => {
    for (const name of ['text', 'strong', 'display'])
        pdf.registerFont(name, brandFont(name));
};
/** French typography; the face has no U+202F, whose place the no-break space takes. */
const setText = (text) => frenchTypography(text).replaceAll('\u202F', '\u00A0');
/** Breaks text into lines no wider than `width` points; only at plain spaces, so never inside « … » or before « : ». */
const breakLines = (pdf, text, style, width) => {
    pdf.font(style.font).fontSize(style.size);
    const lines = [];
    let line = '';
    for (const word of setText(text).split(/[ \n]+/)) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line !== '' && pdf.widthOfString(longer) > width) {
            lines.push(line);
            line = word;
        }
        else {
            line = longer;
        }
    }
    return [...lines, line];
};
/** Draws lines from a top left corner. The space that ends each keeps words apart when the text is read aloud or copied. */
const drawLines = (pdf, lines, style, x, y) => {
    pdf.font(style.font).fontSize(style.size).fillColor(style.color);
    lines.forEach((line, index) => {
        pdf.text(`${line} `, x, y + index * style.leading, { lineBreak: false });
    });
};

;// ./src/media/pdf-page.ts
/** The page: its measures, its paper, and what stands on every page around the text. */




/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, left: 72, right: 92, top: 112, bottom: 92 };
const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
const TEXT_END = PAGE.height - PAGE.bottom;
const BAND_HEIGHT = 14;
const RUNNING = { font: 'text', size: 8.5, leading: 11, color: BRAND_COLORS.ink };
const MARK = { ...RUNNING, font: 'display', size: 11 };
const paintPaper = (pdf, color) => {
    pdf.markContent('Artifact', { type: 'Page' });
    pdf.rect(0, 0, PAGE.width, PAGE.height).fill(color);
    pdf.endMarkedContent();
};
const addPage = (pdf) => {
    pdf.addPage();
    paintPaper(pdf, BRAND_COLORS.paper);
};
const drawRunning = (pdf, running, number, count) => {
    const end = PAGE.width - PAGE.right;
    drawPicture(pdf, composeBand(running.seed, { width: PAGE.width, height: BAND_HEIGHT, palette: running.palette }), 0, 0);
    pdf.markContent('Artifact', { type: 'Pagination' });
    drawLines(pdf, breakLines(pdf, running.title, RUNNING, TEXT_WIDTH - 60).slice(0, 1), RUNNING, PAGE.left, 52);
    pdf.font(MARK.font).fontSize(MARK.size);
    drawLines(pdf, ['VIPP'], MARK, end - pdf.widthOfString('VIPP'), 50);
    pdf.moveTo(PAGE.left, 72).lineTo(end, 72).lineWidth(0.5).stroke(BRAND_COLORS.ink);
    const folio = `${number} / ${count}`;
    pdf.font(RUNNING.font).fontSize(RUNNING.size);
    drawLines(pdf, [folio], RUNNING, end - pdf.widthOfString(folio), PAGE.height - 56);
    pdf.endMarkedContent();
};
/** Header and page number of every page but the cover; called when only the back cover is still to come. */
const drawRunningParts = (pdf, running) => {
    const { count } = pdf.bufferedPageRange();
    for (let page = 1; page < count; page += 1) {
        pdf.switchToPage(page);
        drawRunning(pdf, running, page + 1, count + 1);
    }
};

;// ./src/media/pdf-blocks.ts
/** The blocks a section is made of; each is tagged, so that a screen reader gets the same structure as the eye. */



const { ink: pdf_blocks_ink, terracotta: pdf_blocks_terracotta, ochre: pdf_blocks_ochre } = BRAND_COLORS;
const TINT = '#F2E6D3';
const BODY = { font: 'text', size: 11, leading: 17, color: pdf_blocks_ink };
const HEADING = { font: 'display', size: 19, leading: 23, color: pdf_blocks_ink };
const QUOTE = { font: 'strong', size: 17, leading: 23, color: pdf_blocks_terracotta };
const AUTHOR = { font: 'text', size: 10, leading: 14, color: pdf_blocks_ink };
const VALUE = { font: 'display', size: 25, leading: 28, color: pdf_blocks_terracotta };
const LABEL = { font: 'text', size: 9.5, leading: 13, color: pdf_blocks_ink };
/** Adds a new element to its parent. */
const append = (flow, parent, tag) => {
    const element = flow.pdf.struct(tag);
    parent.add(element);
    return element;
};
const ornament = (flow, draw) => {
    flow.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    flow.pdf.endMarkedContent();
};
const heading = (flow, parent, text) => {
    flow.space(20);
    const lines = breakLines(flow.pdf, text, HEADING, TEXT_WIDTH);
    flow.keepTogether(lines.length * HEADING.leading + 3 * BODY.leading + 24);
    const top = flow.y;
    ornament(flow, () => flow.pdf.rect(PAGE.left, top, 28, 4).fill(pdf_blocks_ochre));
    flow.y += 14;
    flow.text(append(flow, parent, 'H2'), text, HEADING);
    flow.pdf.outline.addItem(setText(text));
    flow.y += 8;
};
const paragraph = (flow, parent, text) => {
    flow.text(append(flow, parent, 'P'), text, BODY);
    flow.y += 9;
};
const list = (flow, parent, items) => {
    const element = append(flow, parent, 'L');
    for (const text of items) {
        const item = append(flow, element, 'LI');
        flow.keepTogether(2 * BODY.leading);
        const top = flow.y;
        append(flow, item, 'Lbl')
            .add(() => flow.pdf.rect(PAGE.left + 2, top + 4, 5, 5).fill(pdf_blocks_terracotta))
            .end();
        flow.text(append(flow, item, 'LBody'), text, BODY, 18);
        flow.y += 4;
    }
    flow.y += 6;
};
const quote = (flow, parent, { text, author }) => {
    const lines = breakLines(flow.pdf, `« ${text} »`, QUOTE, TEXT_WIDTH - 24);
    const height = lines.length * QUOTE.leading + AUTHOR.leading + 8;
    flow.space(8);
    flow.keepTogether(height);
    const [x, top] = [PAGE.left + 24, flow.y];
    ornament(flow, () => flow.pdf.rect(PAGE.left, top, 5, height).fill(pdf_blocks_ochre));
    const element = append(flow, parent, 'BlockQuote');
    append(flow, element, 'P')
        .add(() => drawLines(flow.pdf, lines, QUOTE, x, top))
        .end();
    const signature = [setText(author)];
    append(flow, element, 'P')
        .add(() => drawLines(flow.pdf, signature, AUTHOR, x, top + height - AUTHOR.leading))
        .end();
    flow.y += height + 18;
};
/** Key figures side by side, four at most in a row. */
const figures = (flow, parent, items) => {
    for (let first = 0; first < items.length; first += 4) {
        figureRow(flow, parent, items.slice(first, first + 4));
    }
    flow.y += 10;
};
const figureRow = (flow, parent, items) => {
    const [gap, inset] = [10, 12];
    const width = (TEXT_WIDTH - gap * (items.length - 1)) / items.length;
    const inner = width - 2 * inset;
    const cells = items.map(({ value, label }) => {
        const style = fitted(flow, value, inner);
        return { value: setText(value), style, labels: breakLines(flow.pdf, label, LABEL, inner) };
    });
    const height = Math.max(...cells.map(({ labels }) => labels.length)) * LABEL.leading + VALUE.leading + 2 * inset + 4;
    flow.space(4);
    flow.keepTogether(height);
    const top = flow.y;
    cells.forEach(({ value, style, labels }, index) => {
        const x = PAGE.left + index * (width + gap);
        ornament(flow, () => flow.pdf.rect(x, top, width, height).fill(TINT).rect(x, top, width, 3).fill(pdf_blocks_terracotta));
        append(flow, parent, 'P')
            .add(() => {
            drawLines(flow.pdf, [value], style, x + inset, top + inset + VALUE.leading - style.leading);
            drawLines(flow.pdf, labels, LABEL, x + inset, top + inset + VALUE.leading + 4);
        })
            .end();
    });
    flow.y += height + 8;
};
/** The value's style, smaller when the value is too long for its cell. */
const fitted = (flow, value, width) => {
    flow.pdf.font(VALUE.font).fontSize(VALUE.size);
    const share = Math.min(1, width / flow.pdf.widthOfString(setText(value)));
    return { ...VALUE, size: VALUE.size * share, leading: VALUE.leading * (0.2 + 0.8 * share) };
};
const section = (flow, parent, content) => {
    const element = append(flow, parent, 'Sect');
    heading(flow, element, content.heading);
    content.paragraphs.forEach((text) => paragraph(flow, element, text));
    if (content.list)
        list(flow, element, content.list);
    if (content.figures)
        figures(flow, element, content.figures);
    if (content.quote)
        quote(flow, element, content.quote);
};

;// ./src/media/pdf-cover.ts
/** First and last page. */





const { ink: pdf_cover_ink, paper: pdf_cover_paper, terracotta: pdf_cover_terracotta, ochre: pdf_cover_ochre } = BRAND_COLORS;
const KICKER = { font: 'strong', size: 10.5, leading: 14, color: pdf_cover_terracotta };
const TITLES = [34, 29, 25].map((size) => ({ font: 'display', size, leading: size * 1.12, color: pdf_cover_ink }));
const SUBTITLE = { font: 'text', size: 13.5, leading: 19, color: pdf_cover_ink };
const pdf_cover_MARK = { font: 'display', size: 20, leading: 24, color: pdf_cover_ink };
const PICTURE_HEIGHT = 470;
const pdf_cover_WIDTH = PAGE.width - PAGE.left * 2;
const block = (pdf, parent, tag, lines, style, y) => {
    parent.add(pdf.struct(tag, {}, () => drawLines(pdf, lines, style, PAGE.left, y)));
    return y + lines.length * style.leading;
};
/** The largest title that leaves room for the subtitle: three lines, or as small as titles go. */
const titleLines = (pdf, title) => {
    const settings = TITLES.map((style) => ({ style, lines: breakLines(pdf, title, style, pdf_cover_WIDTH) }));
    const fitting = settings.find(({ lines }) => lines.length <= 3) ?? settings.at(-1);
    if (fitting === undefined)
        throw new Error('pdf-cover: no title style is defined');
    return fitting;
};
const drawCover = (pdf, parent, cover) => {
    paintPaper(pdf, pdf_cover_paper);
    const { seed, palette, family, layout } = cover;
    drawPicture(pdf, composePicture(seed, { width: PAGE.width, height: PICTURE_HEIGHT, palette, family, layout }), 0, 0);
    let y = block(pdf, parent, 'P', breakLines(pdf, cover.kicker, KICKER, pdf_cover_WIDTH), KICKER, PICTURE_HEIGHT + 44);
    const { lines, style } = titleLines(pdf, cover.title);
    y = block(pdf, parent, 'H1', lines, style, y + 10);
    block(pdf, parent, 'P', breakLines(pdf, cover.subtitle, SUBTITLE, pdf_cover_WIDTH), SUBTITLE, y + 14);
    parent.add(pdf.struct('P', {}, () => drawLines(pdf, ['VIPP'], pdf_cover_MARK, PAGE.left, PAGE.height - 78)));
};
const CLOSING = { font: 'display', size: 30, leading: 36, color: pdf_cover_paper };
const ABOUT = { font: 'text', size: 11.5, leading: 18, color: pdf_cover_paper };
const FIGURE = { font: 'strong', size: 13, leading: 24, color: pdf_cover_ochre };
const ABOUT_TEXT = 'VIPP conçoit et anime la relation client d’entreprises européennes et africaines, en français, en anglais et dans les langues du continent. Le groupe réunit des équipes à Anteuil et Paris, à Cotonou, Lomé et Kigali.';
const ABOUT_FIGURES = ['5 pays', '3 000 collaborateurs', '40 millions de contacts par an'];
/** The back of the document: who publishes it. */
const drawBackCover = (pdf, parent, { seed, palette, family }) => {
    pdf.addPage();
    paintPaper(pdf, pdf_cover_ink);
    const height = 210;
    const picture = composePicture(`${seed}-dos`, { width: PAGE.width, height, palette, family, density: 'airy' });
    drawPicture(pdf, picture, 0, PAGE.height - height);
    pdf.outline.addItem('À propos de VIPP');
    let y = block(pdf, parent, 'H2', breakLines(pdf, 'À propos de VIPP', CLOSING, pdf_cover_WIDTH), CLOSING, 150);
    y = block(pdf, parent, 'P', breakLines(pdf, ABOUT_TEXT, ABOUT, pdf_cover_WIDTH), ABOUT, y + 18);
    block(pdf, parent, 'P', ABOUT_FIGURES.flatMap((text) => breakLines(pdf, text, FIGURE, pdf_cover_WIDTH)), FIGURE, y + 24);
};

;// ./src/media/pdf-flow.ts
/** The text column: takes blocks one after another and begins a new page when one does not fit. */


class Flow {
    pdf;
    y = PAGE.top;
    constructor(pdf) {
        this.pdf = pdf;
    }
    newPage() {
        addPage(this.pdf);
        this.y = PAGE.top;
    }
    /** Begins a new page unless `height` points are left. */
    keepTogether(height) {
        if (this.y + height > TEXT_END)
            this.newPage();
    }
    space(height) {
        if (this.y > PAGE.top)
            this.y += height;
    }
    /** Sets text, over as many pages as it needs, and never leaves a single line behind or ahead. */
    text(element, text, style, indent = 0) {
        let lines = breakLines(this.pdf, text, style, TEXT_WIDTH - indent);
        while (lines.length > 0) {
            const part = lines.slice(0, this.#linesThatFit(lines.length, style.leading));
            lines = lines.slice(part.length);
            if (part.length > 0) {
                const top = this.y;
                element.add(() => drawLines(this.pdf, part, style, PAGE.left + indent, top));
                this.y += part.length * style.leading;
            }
            if (lines.length > 0)
                this.newPage();
        }
    }
    #linesThatFit(count, leading) {
        const room = Math.floor((TEXT_END - this.y) / leading);
        if (room >= count)
            return count;
        const part = count - room < 2 ? count - 2 : room;
        return part < 2 ? 0 : part;
    }
}

;// ./src/media/render-document.ts






const createPdf = (title, date) => new (external_pdfkit_default())({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: 'VIPP', Creator: 'VIPP', Producer: 'VIPP', CreationDate: date, ModDate: date },
});
const collect = (pdf) => new Promise((resolve, reject) => {
    const chunks = [];
    pdf.on('data', (chunk) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
});
/** A document in the brand's look: cover, sections, back cover. Tagged, with bookmarks; the same input gives the same bytes. */
const renderDocument = async ({ document, kicker, date, ...look }) => {
    const title = setText(document.title);
    const pdf = createPdf(title, date);
    const bytes = collect(pdf);
    registerFonts(pdf);
    const root = pdf.struct('Document');
    pdf.addStructure(root);
    const cover = { title: document.title, subtitle: document.subtitle, kicker, ...look };
    drawCover(pdf, root, cover);
    const flow = new Flow(pdf);
    flow.newPage();
    document.sections.forEach((content) => section(flow, root, content));
    drawRunningParts(pdf, { title, seed: look.seed, palette: look.palette });
    drawBackCover(pdf, root, cover);
    root.end();
    pdf.end();
    return bytes;
};

;// ./src/media/write-drawn-files.ts
/** Writes drawn files, each once: what was drawn from the same source before is left alone. */




/** Raise it when the drawing itself changes, so that files which exist are drawn anew. */
const DRAWING_VERSION = 1;
const MARKER = '.drawn.json';
const AT_ONCE = 4;
const markerSchema = mini_namespaceObject.record(mini_namespaceObject.string(), mini_namespaceObject.string());
const fingerprint = (source) => (0,external_node_crypto_namespaceObject.createHash)('sha256')
    .update(JSON.stringify([DRAWING_VERSION, source]))
    .digest('base64url')
    .slice(0, 22);
const exists = (file) => (0,external_node_fs_promises_namespaceObject.access)(file).then(() => true, () => false);
/** A marker that is missing or damaged means that nothing is known: all is drawn again. */
const readMarker = async (storageDir) => {
    try {
        return markerSchema.parse(JSON.parse(await (0,external_node_fs_promises_namespaceObject.readFile)(external_node_path_default().join(storageDir, MARKER), 'utf8')));
    }
    catch {
        return {};
    }
};
/** A reader sees the old file or the new one, never a part. */
const writeWhole = async (file, content) => {
    await (0,external_node_fs_promises_namespaceObject.mkdir)(external_node_path_default().dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}.part`;
    await (0,external_node_fs_promises_namespaceObject.writeFile)(draft, content);
    await (0,external_node_fs_promises_namespaceObject.rename)(draft, file);
};
const writeDrawnFiles = async (storageDir, files, onProgress = () => { }) => {
    const known = await readMarker(storageDir);
    const marker = {};
    const waiting = files.values();
    let done = 0;
    const work = async () => {
        for (const { file, source, draw } of waiting) {
            const mark = fingerprint(source);
            const target = external_node_path_default().join(storageDir, file);
            if (known[file] !== mark || !(await exists(target)))
                await writeWhole(target, await draw());
            marker[file] = mark;
            onProgress((done += 1), files.length);
        }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await writeWhole(external_node_path_default().join(storageDir, MARKER), JSON.stringify(marker));
};

;// ./src/media/draw-stored-files.ts
/** Everything under `storage/` that the seed content refers to: pictures, documents, logos, the film. */













/** Size of the picture of a post or case study; its PNG is half as large. */
const CARD_SIZE = { width: 1200, height: 675 };
/** Looks are dealt in turn, so that neighbours of a list never wear the same motif, colours or cut. */
const lookOf = (seed, turn) => ({
    seed,
    family: FAMILY_NAMES[turn % FAMILY_NAMES.length] ?? FAMILY_NAMES[0],
    palette: SCHEME_NAMES[turn % SCHEME_NAMES.length] ?? SCHEME_NAMES[0],
    layout: LAYOUT_NAMES[turn % LAYOUT_NAMES.length] ?? LAYOUT_NAMES[0],
});
const cardPictures = (folder, look) => {
    const { seed, ...choices } = look;
    const draw = () => textilePattern(seed, { ...CARD_SIZE, ...choices });
    return [
        { file: `${folder}/${seed}.svg`, source: look, draw },
        {
            file: `${folder}/${seed}.png`,
            source: look,
            draw: () => new resvg_js_namespaceObject.Resvg(draw(), { fitTo: { mode: 'width', value: 600 } }).render().asPng(),
        },
    ];
};
const MONTHS = [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
];
const dateInWords = (iso) => {
    const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
    return `${day === '01' ? '1er' : Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
};
const pdfFile = (file, document, kicker, date, look) => ({
    file,
    source: [document, kicker, date, look],
    draw: () => renderDocument({ document, kicker, date: new Date(`${date.slice(0, 10)}T08:00:00Z`), ...look }),
});
const postFiles = (posts) => [...posts]
    .sort((a, b) => a.publishedAt.localeCompare(b.publishedAt))
    .flatMap((post, turn) => {
    const look = lookOf(post.slug, turn);
    const pictures = cardPictures('posts', look);
    if (!('document' in post))
        return pictures;
    const kicker = `${post.categories[0] ?? 'Actualité'} · ${dateInWords(post.publishedAt)}`;
    const document = { title: post.title, ...post.document };
    return [...pictures, pdfFile(`posts/${post.slug}.pdf`, document, kicker, post.publishedAt, look)];
});
const etudeFiles = (etudes) => etudes.flatMap((etude, turn) => {
    const look = lookOf(etude.slug, turn + 4);
    const kicker = `Étude de cas · ${etude.secteur} · ${dateInWords(etude.publishedAt)}`;
    const document = { title: etude.title, ...etude.document };
    return [
        ...cardPictures('etudes', look),
        pdfFile(`etudes/${etude.slug}.pdf`, document, kicker, etude.publishedAt, look),
    ];
});
/** The date written into the RSE documents; their text tells the period that they cover. */
const RSE_DATE = '2026-04-15';
const rseFiles = (documents) => documents.map(({ file, document }, turn) => pdfFile(`rse/${external_node_path_default().basename(file)}`, document, 'Responsabilité sociétale', RSE_DATE, lookOf(`rse-${file}`, turn + 2)));
/** Pictures that the site's own pages show, whatever the content says. */
const ALWAYS_DRAWN = ['site-cotonou', 'site-lome', 'site-kigali'];
const drawn = (file, svg) => ({ file, source: svg, draw: () => svg });
const pageFiles = (pages) => {
    const names = new Set([...ALWAYS_DRAWN, ...referencedPictures(pages, 'pages').map(({ name }) => name)]);
    return [
        ...[...names].map((name) => drawn(`pages/${name}.svg`, drawPagePicture(name))),
        ...referencedPictures(pages, 'logos').map(({ name, alt }) => drawn(`logos/${name}.svg`, drawLogo(name, alt))),
        ...drawValues().map(([name, svg]) => drawn(`valeurs/${name}.svg`, svg)),
        ...drawLabels().map(([name, svg]) => drawn(`labels/${name}.svg`, svg)),
        drawn('etats/aucun-article.svg', drawEmptyState()),
    ];
};
const filmFiles = async (mediaDir) => {
    const names = (await (0,external_node_fs_promises_namespaceObject.readdir)(mediaDir)).sort();
    return Promise.all(names.map(async (name) => {
        const file = external_node_path_default().join(mediaDir, name);
        const { size, mtimeMs } = await (0,external_node_fs_promises_namespaceObject.stat)(file);
        return { file: `video/${name}`, source: [size, mtimeMs], draw: () => (0,external_node_fs_promises_namespaceObject.readFile)(file) };
    }));
};
/** Draws what is missing or out of date under `storageDir`; each file appears whole. A second call draws nothing. */
async function drawStoredFiles({ storageDir, posts, etudes, rseDocuments, pages, mediaDir, onProgress, }) {
    const files = [
        ...pageFiles(pages),
        ...(await filmFiles(mediaDir)),
        ...postFiles(posts),
        ...etudeFiles(etudes),
        ...rseFiles(rseDocuments),
    ];
    await writeDrawnFiles(storageDir, files, onProgress);
}

;// ./seed/etudes/actions-commerciales.ts
const actionsCommercialesEtudes = [
    {
        title: 'Un éditeur de logiciels de gestion obtient 1 240 rendez-vous qualifiés en neuf mois',
        slug: 'editeur-logiciels-gestion-1-240-rendez-vous-qualifies',
        metaDescription: 'Douze prospecteurs à Lomé, 31 000 PME ciblées et une règle : un rendez-vous compte seulement si le commercial le confirme.',
        theme: 'actions-commerciales',
        typologie: 'Prospection',
        objectif: 'Accroître les ventes',
        secteur: 'Technologie',
        publishedAt: '2023-05-16',
        document: {
            subtitle: 'Prise de rendez-vous auprès des petites et moyennes entreprises',
            sections: [
                {
                    heading: 'Dix commerciaux qui cherchaient au lieu de vendre',
                    paragraphs: [
                        "Cet éditeur propose aux PME françaises un logiciel de devis, de facturation et de suivi de chantier. Le produit se démontre bien : un prospect sur cinq signe après l'avoir vu. Mais ses dix commerciaux consacrent 60 % de leur semaine à chercher des interlocuteurs et obtiennent chacun quatre rendez-vous par mois.",
                        'Un premier prestataire avait promis du volume. Il avait tenu parole, avec des rendez-vous auxquels personne ne se présentait.',
                    ],
                },
                {
                    heading: 'Compter autrement',
                    paragraphs: [
                        "Avant de composer un numéro, nous convenons avec l'éditeur de ce qu'est un rendez-vous qualifié :",
                    ],
                    list: [
                        "l'interlocuteur décide, ou présente le projet à celui qui décide ;",
                        "l'entreprise emploie de 5 à 80 personnes et édite plus de vingt devis par mois ;",
                        'une échéance est connue, même lointaine ;',
                        "le commercial valide la fiche après l'entretien. Sans cette validation, rien n'est facturé.",
                    ],
                },
                {
                    heading: 'Douze voix, un métier à la fois',
                    paragraphs: [
                        "De Lomé, douze prospecteurs appellent 31 000 entreprises du bâtiment et des services entre avril et décembre 2022. Pour parler juste, ils se consacrent à un métier par quinzaine : les couvreurs d'abord, puis les paysagistes, les électriciens, les entreprises de nettoyage. Chaque quinzaine s'ouvre par la visite filmée d'un client de l'éditeur.",
                        "Les 11 500 dirigeants joints sont rappelés au moment qu'ils indiquent. Beaucoup de couvreurs préfèrent la pause de midi, au chaud dans la camionnette.",
                    ],
                },
                {
                    heading: 'Neuf mois plus tard',
                    paragraphs: [
                        "Un dirigeant joint sur neuf a accepté un rendez-vous. Les 171 contrats représentent 18,6 % des rendez-vous tenus, et la mission s'est remboursée dès leur première année d'abonnement. L'éditeur l'a prolongée en 2023 avec deux métiers nouveaux, les menuisiers et les chauffagistes.",
                    ],
                    figures: [
                        { value: '1 240', label: 'rendez-vous pris' },
                        { value: '918', label: 'rendez-vous tenus, soit 74 %' },
                        { value: '171', label: 'contrats signés' },
                    ],
                    quote: {
                        text: "J'ai compris que c'était gagné quand mes commerciaux se sont mis à appeler Lomé pour raconter leurs signatures.",
                        author: "Directeur commercial de l'éditeur",
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "Lier la facturation à la validation du commercial a rapproché les deux équipes plus sûrement qu'aucun comité. Et la spécialisation par métier, même brève, change le ton d'un appel : un artisan reconnaît vite qui s'est donné la peine de comprendre ses journées.",
                    ],
                },
            ],
        },
    },
    {
        title: "Un loueur automobile garde 1 700 conducteurs de plus à l'échéance de leur contrat",
        slug: 'loueur-automobile-conducteurs-echeance-contrat',
        metaDescription: "Trois appels au bon moment plutôt qu'une relance tardive : le renouvellement des contrats passe de 46 % à 58 % en un an.",
        theme: 'actions-commerciales',
        typologie: 'Fidélisation',
        objectif: 'Accroître les ventes',
        secteur: 'Automobile',
        publishedAt: '2024-01-23',
        document: {
            subtitle: 'Accompagnement des fins de contrat de location longue durée',
            sections: [
                {
                    heading: 'Une lettre, un mois avant la fin',
                    paragraphs: [
                        "Au terme d'une location de trois ou quatre ans, le conducteur rend sa voiture, la rachète ou en prend une autre. Ce loueur l'y invitait par une lettre, trente jours avant l'échéance. Or le délai de livraison d'un véhicule neuf dépassait alors six mois. Ceux qui souhaitaient rester ne le pouvaient plus, et 46 % seulement renouvelaient.",
                        'En 2023, 14 200 contrats arrivaient à leur terme. Chaque point gagné valait 142 clients.',
                    ],
                },
                {
                    heading: 'Neuf mois, six mois, trois mois',
                    paragraphs: [
                        'Au printemps 2022, nous installons seize conseillers, dix à Anteuil et six à Cotonou, et trois rendez-vous téléphoniques dans la dernière année du contrat.',
                    ],
                    list: [
                        "à neuf mois : un bilan d'usage, kilométrage réel, trajets, besoins à venir ;",
                        'à six mois : deux propositions chiffrées, dont une hybride ou électrique ;',
                        "à trois mois : l'organisation de la restitution, que le client reste ou non.",
                    ],
                },
                {
                    heading: 'Un conseil qui accepte de perdre',
                    paragraphs: [
                        "Les conseillers sont notés sur l'exactitude de leurs explications, pas sur la seule signature. Si un conducteur roule peu, ils le disent et proposent un modèle plus petit, ou le rachat. Céline R., superviseure à Anteuil, relit chaque semaine vingt bilans d'usage avec le loueur. Chacun garde le même portefeuille d'environ 900 conducteurs, du premier bilan à la remise des clés.",
                        "Les frais de remise en état, première cause de mécontentement, sont désormais estimés trois mois à l'avance, photos à l'appui. Le client peut choisir de réparer lui-même.",
                    ],
                },
                {
                    heading: "L'année 2023 en chiffres",
                    paragraphs: [
                        'Douze points de mieux, soit un peu plus de 1 700 contrats renouvelés en plus par rapport au taux précédent.',
                    ],
                    figures: [
                        { value: '58 %', label: 'de renouvellement, contre 46 %' },
                        { value: '27 %', label: 'des nouveaux contrats portent sur un véhicule électrique' },
                        { value: '−41 %', label: 'de litiges sur la remise en état' },
                    ],
                    quote: {
                        text: "Nos clients partis en bons termes nous recommandent. Nous ne l'avions jamais mesuré, parce que nous ne leur parlions plus.",
                        author: 'Responsable de la fidélisation du loueur',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "La fidélisation commence quand le client a encore le choix. Appeler tôt coûte deux conversations de plus par dossier, largement compensées par les litiges évités. L'appel de restitution, sans enjeu de vente, s'est révélé le plus utile à la réputation du loueur.",
                    ],
                },
            ],
        },
    },
    {
        title: "Une banque régionale renoue avec 48 000 clients dont elle n'avait plus de nouvelles",
        slug: 'banque-regionale-renoue-avec-48-000-clients',
        metaDescription: 'Vingt-huit conseillers à Lomé appellent pour prendre des nouvelles, sans rien vendre. La recommandation gagne dix-sept points.',
        theme: 'actions-commerciales',
        typologie: 'Fidélisation',
        objectif: 'Améliorer la satisfaction',
        secteur: 'Banque / Assurance',
        publishedAt: '2024-05-30',
        document: {
            subtitle: "Une campagne d'appels de courtoisie, sans vente",
            sections: [
                {
                    heading: 'Le silence de 85 000 clients',
                    paragraphs: [
                        "Ils ont un compte, parfois un livret, rarement un conseiller attitré depuis la réorganisation des agences. Ils n'ont ni écrit ni appelé depuis plus d'un an. Dans cette banque régionale, ils sont 85 000, un client sur sept. L'enquête annuelle les trouve peu attachés : leur indice de recommandation plafonne à 4, contre 19 pour l'ensemble de la clientèle.",
                        'La direction commerciale songeait à une offre de crédit. Nous avons proposé de commencer par une question : « comment allez-vous, et que pouvons-nous faire pour vous ? »',
                    ],
                },
                {
                    heading: 'Un appel qui ne vend rien',
                    paragraphs: [
                        "De septembre 2023 à avril 2024, vingt-huit conseillers de Lomé appellent ces clients au nom de leur agence. Ils ne disposent d'aucune offre. Leur guide tient sur une page :",
                    ],
                    list: [
                        'vérifier que les coordonnées sont à jour ;',
                        'demander si un événement a changé quelque chose dans la vie du foyer ;',
                        "régler l'irritant du moment, ou le transmettre avec une date de réponse ;",
                        'proposer un rendez-vous en agence, seulement si le client le souhaite.',
                    ],
                },
                {
                    heading: "Les irritants d'abord",
                    paragraphs: [
                        "Plafond de carte inadapté, accès mobile bloqué, courrier envoyé à l'ancienne adresse : un appel sur trois fait surgir un petit problème, souvent ancien. La banque ouvre un guichet interne de huit personnes pour y répondre sous quarante-huit heures. Sans lui, reconnaît-elle, la campagne aurait produit plus de déception que de confiance.",
                    ],
                },
                {
                    heading: 'Résultats en avril 2024',
                    paragraphs: [
                        'Au total, 48 000 clients ont été joints, soit 56 % du fichier, et 22 600 coordonnées mises à jour.',
                    ],
                    figures: [
                        { value: '+17', label: "points d'indice de recommandation, de 4 à 21" },
                        { value: '9 350', label: 'rendez-vous pris en agence, à la demande du client' },
                        { value: '15 800', label: 'irritants réglés, dont 92 % sous 48 h' },
                    ],
                    quote: {
                        text: "Une cliente m'a dit : c'est la première fois que ma banque m'appelle sans que j'aie fait de bêtise. Nous avons affiché la phrase en salle de réunion.",
                        author: "Directrice du réseau d'agences de la banque",
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "L'absence d'offre a été la meilleure des offres. Elle a libéré la parole des clients et celle des conseillers, dont l'équipe n'a enregistré que deux départs en huit mois. La campagne devient annuelle, avec un appel par foyer et par an.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Un magazine retient un abonné sur trois au moment de la résiliation',
        slug: 'magazine-retient-un-abonne-sur-trois',
        metaDescription: 'Écouter la raison du départ, proposer une pause ou un autre rythme : 7 130 abonnements conservés en dix mois depuis Cotonou.',
        theme: 'actions-commerciales',
        typologie: 'Fidélisation',
        objectif: 'Accroître les ventes',
        secteur: 'Médias',
        publishedAt: '2024-09-12',
        document: {
            subtitle: "Rétention d'abonnés à un hebdomadaire, depuis Cotonou",
            sections: [
                {
                    heading: "On part rarement d'un coup",
                    paragraphs: [
                        "Chaque mois, quelque 2 100 lecteurs de cet hebdomadaire téléphonent ou demandent à être rappelés pour mettre fin à leur abonnement. D'autres résilient en ligne, en trois clics, et c'est bien ainsi. Mais celui qui appelle accepte de parler. Jusqu'en 2023, on lui proposait trois mois à moitié prix. Une fois sur dix, il acceptait, pour repartir au quatrième mois.",
                        "L'hebdomadaire voulait comprendre les départs avant de chercher à les éviter.",
                    ],
                },
                {
                    heading: 'Cinq raisons, cinq réponses',
                    paragraphs: [
                        "Notre équipe de Cotonou, quinze conseillers, a d'abord écouté 1 200 appels sans rien changer au discours. Le prix n'arrivait qu'en troisième position. À chaque raison correspond depuis une réponse concrète :",
                    ],
                    list: [
                        "« je n'ai plus le temps » : un numéro sur deux, ou l'édition du week-end seule ;",
                        "« les numéros s'empilent » : passage au numérique, avec une aide à l'installation ;",
                        "« c'est trop cher » : paiement mensuel, tarif étudiant ou retraité ;",
                        '« il arrive en retard » : enquête de distribution et numéros remplacés ;',
                        '« je pars, je déménage » : une pause de six mois au plus, sans frais.',
                    ],
                },
                {
                    heading: 'Savoir dire au revoir',
                    paragraphs: [
                        "L'équipe a pris ses marques en six semaines, d'abord sur les seules demandes de rappel, puis sur tous les appels. Le rédacteur en chef lui a présenté le journal avant le premier jour.",
                        "La consigne est ferme : une seule proposition par appel. Si le lecteur maintient sa décision, la résiliation est enregistrée pendant la conversation et confirmée par e-mail. Les conseillers lisent l'hebdomadaire chaque jeudi matin, sur leur temps de travail. Cela s'entend, et certains appels finissent par un avis sur le dernier dossier.",
                    ],
                },
                {
                    heading: "Résultats d'octobre 2023 à juillet 2024",
                    paragraphs: [
                        'Sur 21 400 demandes, 7 130 abonnements ont été maintenus. La proposition la plus choisie est le numéro sur deux.',
                    ],
                    figures: [
                        { value: '33 %', label: "d'abonnements maintenus, contre 10 %" },
                        { value: '81 %', label: 'des abonnés conservés toujours présents six mois après' },
                        { value: '5 min 20', label: "de durée moyenne d'appel" },
                    ],
                    quote: {
                        text: 'La pause nous faisait peur. Sept lecteurs sur dix reprennent leur abonnement avant la date prévue.',
                        author: "Directrice de la diffusion de l'hebdomadaire",
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "Une remise achète quelques semaines, une formule adaptée garde un lecteur. Les motifs recueillis par l'équipe sont désormais transmis chaque mois à la rédaction et à la distribution, qui a changé de transporteur dans deux départements.",
                    ],
                },
            ],
        },
    },
    {
        title: "Un réseau d'agences immobilières rappelle chaque vendeur dans le quart d'heure",
        slug: 'reseau-agences-immobilieres-rappelle-vendeurs-quart-heure',
        metaDescription: "Une demande d'estimation refroidit en quelques heures. À Anteuil, seize conseillers rappellent en onze minutes, tous les jours.",
        theme: 'actions-commerciales',
        typologie: 'Prospection',
        objectif: 'Réduire les délais',
        secteur: 'Immobilier',
        publishedAt: '2025-02-06',
        document: {
            subtitle: "Traitement des demandes d'estimation de 130 agences",
            sections: [
                {
                    heading: 'Le dimanche soir, personne ne répondait',
                    paragraphs: [
                        "On remplit une demande d'estimation après le dîner, ou le dimanche, quand la décision de vendre se discute en famille. Ce réseau de 130 agences en reçoit 4 800 par mois sur son site. Les négociateurs, en visite toute la journée, laissaient passer 26 heures avant de rappeler. Et 31 % des demandes restaient sans suite, oubliées entre deux rendez-vous.",
                        "Dans l'intervalle, un concurrent avait souvent pris la place.",
                    ],
                },
                {
                    heading: "Un relais entre le site et l'agence",
                    paragraphs: [
                        "Seize conseillers d'Anteuil prennent le relais à partir de mars 2024, tous les jours de 8 h à 20 h. Ils ne rappellent que des personnes qui l'ont demandé, et ils n'estiment rien : l'estimation appartient au négociateur. Leur mission tient en trois points.",
                    ],
                    list: [
                        'confirmer le bien, le projet et le calendrier du vendeur ;',
                        "poser un rendez-vous dans l'agenda partagé du négociateur du secteur ;",
                        "envoyer à l'agence une fiche d'une page, prête à lire dans la voiture.",
                    ],
                },
                {
                    heading: 'Gagner la confiance des négociateurs',
                    paragraphs: [
                        'Les agences tenaient à leur agenda, et on les comprend. Nous avons commencé avec douze volontaires. Chaque conseiller suit les mêmes agences, connaît leurs rues et leurs habitudes. Un négociateur ne reçoit jamais plus de trois rendez-vous par jour et peut fermer une plage en un geste. En juillet, les 130 agences avaient rejoint le dispositif, dont trente à leur demande.',
                    ],
                },
                {
                    heading: 'Résultats du quatrième trimestre 2024',
                    paragraphs: [
                        "Les demandes reçues la nuit sont rappelées dès 8 h, et n'entrent pas dans le calcul du délai.",
                    ],
                    figures: [
                        { value: '11 min', label: 'de délai médian de rappel, contre 26 h' },
                        { value: '37 %', label: 'de demandes menant à un rendez-vous, contre 22 %' },
                        { value: '+28 %', label: 'de mandats de vente signés en un an' },
                    ],
                    quote: {
                        text: "Un vendeur m'a reçu avec ces mots : vous avez été les seuls à rappeler avant la fin du film. Il a signé le soir même.",
                        author: "Directeur d'agence, membre du réseau",
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "La rapidité ouvre la porte, la préparation permet d'entrer. La fiche d'une page, mise au point avec les négociateurs au fil de neuf versions, a compté autant que les onze minutes. Nous l'avons depuis adaptée à d'autres métiers de rendez-vous.",
                    ],
                },
            ],
        },
    },
    {
        title: "Une chaîne hôtelière va chercher sa clientèle d'affaires dans quatre pays",
        slug: 'chaine-hoteliere-clientele-affaires-quatre-pays',
        metaDescription: "De Lomé et de Kigali, en français et en anglais, 18 prospecteurs ouvrent 412 comptes d'entreprise pour huit hôtels.",
        theme: 'actions-commerciales',
        typologie: 'Prospection',
        objectif: 'Internationaliser le service',
        secteur: 'Tourisme / loisirs',
        publishedAt: '2026-01-20',
        document: {
            subtitle: "Prospection d'entreprises en Côte d'Ivoire, au Sénégal, au Ghana et au Kenya",
            sections: [
                {
                    heading: 'Des chambres vides du lundi au jeudi',
                    paragraphs: [
                        "Cette chaîne exploite huit hôtels, à Paris et dans quatre métropoles africaines. Complets le week-end et pendant les salons, ils ne dépassaient pas 54 % d'occupation en semaine. Les voyageurs d'affaires existaient pourtant : ils logeaient ailleurs, faute d'accord avec leur entreprise.",
                        "La force de vente, installée à Paris, connaissait peu les sièges d'Abidjan, de Dakar, d'Accra et de Nairobi. Elle y prospectait par e-mail, avec 2 % de réponses.",
                    ],
                },
                {
                    heading: 'Appeler depuis la région',
                    paragraphs: [
                        "En décembre 2024, nous ouvrons deux équipes. À Lomé, onze prospecteurs travaillent en français sur la Côte d'Ivoire et le Sénégal. À Kigali, sept autres s'occupent du Kenya et du Ghana, en anglais. Elles partagent un fichier de 6 400 entreprises, ONG et institutions, constitué à partir de registres publics et de listes d'exposants.",
                        'La démarche se fait en deux temps :',
                    ],
                    list: [
                        'identifier la personne qui réserve, rarement celle qui voyage : assistante de direction, responsable des achats, agence interne ;',
                        'proposer un essai, deux nuits à tarif négocié, avant tout accord annuel.',
                    ],
                },
                {
                    heading: "S'ajuster à chaque place",
                    paragraphs: [
                        "À Abidjan, un premier appel suivi d'un message vocal fonctionne mieux qu'un courrier. À Nairobi, l'accord se conclut par e-mail, avec un tableau comparatif. À Accra, la navette d'aéroport décide souvent du choix. Ces observations, réunies chaque mois par Divine I., à Kigali, ont conduit la chaîne à modifier trois de ses offres.",
                    ],
                },
                {
                    heading: 'Dix mois de prospection',
                    paragraphs: [
                        "D'un fichier de 6 400 noms sont nés 1 520 entretiens, puis 412 comptes actifs. L'occupation en semaine atteint 66 %.",
                    ],
                    figures: [
                        { value: '412', label: 'accords signés avec des entreprises' },
                        { value: '28 000', label: 'nuitées réservées par ces comptes' },
                        { value: '+12 points', label: "d'occupation du lundi au jeudi" },
                    ],
                    quote: {
                        text: "Nos prospects ont eu le sentiment de parler à une maison de la région. Pour la première fois, c'était vrai.",
                        author: 'Directrice des ventes de la chaîne hôtelière',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "Prospecter quatre pays demande quatre manières de faire, et une seule façon de compter. Le tableau de suivi commun, tenu dans les deux langues, a évité que chaque équipe n'invente ses indicateurs. Un cinquième pays est à l'étude pour 2026.",
                    ],
                },
            ],
        },
    },
    {
        title: "Un fournisseur d'énergie reconstruit sa prospection sur le consentement",
        slug: 'fournisseur-energie-prospection-consentement',
        metaDescription: "Avant l'échéance du 11 août 2026, un fournisseur a trié 640 000 fiches. Il appelle quatre fois moins et vend presque autant.",
        theme: 'actions-commerciales',
        typologie: 'Prospection',
        objectif: 'Fiabiliser les données',
        secteur: 'Énergie',
        publishedAt: '2026-10-06',
        document: {
            subtitle: "Du fichier d'appels au fichier de demandes",
            sections: [
                {
                    heading: 'Une date, et beaucoup de fiches',
                    paragraphs: [
                        "Depuis le 11 août 2026, un particulier ne peut être démarché par téléphone en France sans y avoir consenti au préalable, sauf si l'appel concerne un contrat en cours. Ce fournisseur d'électricité s'y est préparé dès novembre 2025. Son fichier comptait 640 000 fiches, achetées, héritées ou recueillies sur des formulaires de toutes les époques.",
                        "Combien d'entre elles portaient une preuve de consentement ? Personne ne le savait.",
                    ],
                },
                {
                    heading: 'Trois piles, aucune zone grise',
                    paragraphs: [
                        "À Cotonou, vingt opérateurs remontent à l'origine de chaque fiche. Les cas simples sont classés par lots, les autres un par un, selon une grille relue par le service juridique du client.",
                    ],
                    list: [
                        'consentement daté et retrouvé : 118 000 fiches conservées pour la prospection ;',
                        'contrat en cours : 120 000 fiches gardées pour ce seul contrat ;',
                        'tout le reste : 402 000 fiches effacées, avec un procès-verbal.',
                    ],
                },
                {
                    heading: "Donner envie d'être rappelé",
                    paragraphs: [
                        "Restait à faire naître de nouvelles demandes. Le fournisseur a refait ses formulaires avec nos équipes de Paris : une case jamais cochée d'avance, un motif, un créneau choisi, et un lien pour changer d'avis. À Lomé, vingt-deux conseillers rappellent aux créneaux demandés et commencent par cette phrase : « vous avez souhaité que l'on vous rappelle le… ».",
                        "Chaque consentement est conservé avec sa date, son texte et sa page d'origine. Un contrôle hebdomadaire porte sur 500 fiches tirées au sort.",
                    ],
                },
                {
                    heading: "Moins d'appels, mieux reçus",
                    paragraphs: ['Comparaison de septembre 2026 avec la moyenne mensuelle de 2025.'],
                    figures: [
                        { value: '13 000', label: 'appels par mois, contre 52 000' },
                        { value: '7,4 %', label: 'de ventes par appel, contre 1,9 %' },
                        { value: '97 %', label: 'du nombre de contrats de 2025' },
                    ],
                    quote: {
                        text: "J'avais préparé mon comité de direction à une chute. J'ai présenté une courbe plate et quatre fois moins d'appels à payer.",
                        author: 'Directeur de la clientèle des particuliers du fournisseur',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "Effacer 402 000 fiches n'a rien coûté, sinon une habitude. Un fichier plus petit et prouvé se travaille mieux qu'un grand fichier douteux, et les conseillers l'ont senti les premiers : les appels qui tournent mal ont presque disparu. La preuve du consentement est devenue la première donnée que nous vérifions.",
                    ],
                },
            ],
        },
    },
];

;// ./seed/etudes/activites-it.ts
const activitesItEtudes = [
    {
        title: "Une compagnie d'assurances réunit sept logiciels en un seul poste de travail",
        slug: 'compagnie-assurances-sept-logiciels-un-poste-de-travail',
        metaDescription: 'Onze développeurs de Paris et de Cotonou livrent en neuf mois un écran unique à 420 gestionnaires de sinistres.',
        theme: 'activités-it',
        typologie: 'Développement applicatif',
        objectif: 'Réduire les délais',
        secteur: 'Banque / Assurance',
        publishedAt: '2023-08-29',
        document: {
            subtitle: 'Un poste de travail pour 420 gestionnaires de sinistres',
            sections: [
                {
                    heading: 'Sept fenêtres ouvertes, un assuré qui attend',
                    paragraphs: [
                        "Pour ouvrir un dossier de dégât des eaux, un gestionnaire de cette compagnie consultait le contrat dans un premier logiciel, l'historique dans un deuxième, les garanties dans un troisième. Il copiait ensuite les références dans quatre autres. Six minutes et demie s'écoulaient avant la première question utile à l'assuré.",
                        "Remplacer les sept logiciels aurait pris des années. La compagnie souhaitait un résultat avant l'été.",
                    ],
                },
                {
                    heading: 'Relier plutôt que remplacer',
                    paragraphs: [
                        "Onze développeurs, quatre à Paris et sept à Cotonou, conçoivent une application qui interroge les sept systèmes et rassemble l'essentiel sur un écran. Les logiciels d'origine demeurent : ils sont lus et mis à jour par des connecteurs, chacun testé séparément.",
                        "Avant la première ligne de code, l'équipe a passé six jours assise à côté des gestionnaires. Elle en a tiré trois exigences :",
                    ],
                    list: [
                        'le numéro de contrat se saisit une fois, jamais deux ;',
                        "une information manquante s'affiche comme telle, sans bloquer la suite ;",
                        'tout reste utilisable au clavier, car la main ne quitte pas le combiné.',
                    ],
                },
                {
                    heading: 'Une version tous les quinze jours',
                    paragraphs: [
                        "Le développement s'étend de septembre 2022 à mai 2023. Dès la sixième semaine, douze gestionnaires volontaires travaillent sur de vrais dossiers et notent leurs remarques dans l'outil lui-même. Sur 340 suggestions, 210 ont été livrées. Boris K., développeur à Cotonou, se souvient de la plus appréciée : un bouton « copier l'adresse », réalisé en une heure.",
                        "Le déploiement s'est fait par équipes de quarante, avec retour à l'ancien poste possible pendant un mois. Onze personnes s'en sont servies.",
                    ],
                },
                {
                    heading: 'Résultats en juillet 2023',
                    paragraphs: ["Mesures sur l'ensemble des 420 postes, deux mois après le dernier déploiement."],
                    figures: [
                        { value: '1 min 50', label: 'pour ouvrir un dossier, contre 6 min 30' },
                        { value: '−72 %', label: "d'erreurs de recopie" },
                        { value: '8 jours', label: 'de formation épargnés à chaque nouveau gestionnaire' },
                    ],
                    quote: {
                        text: "Les développeurs connaissaient le prénom de mes gestionnaires et leurs agacements. Voilà pourquoi l'outil a été adopté sans qu'on le demande.",
                        author: "Directeur de l'indemnisation de la compagnie",
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "Un poste unifié se juge en secondes gagnées, des milliers de fois par jour. Travailler par connecteurs a aussi laissé la compagnie libre de changer un logiciel sans toucher à l'écran : elle en a remplacé un premier à l'été, et ses gestionnaires ne s'en sont pas aperçus.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Une billetterie accueille 30 000 visiteurs simultanés sans interruption',
        slug: 'billetterie-30-000-visiteurs-simultanes',
        metaDescription: 'Un an après une ouverture des ventes manquée, un groupe de parcs et de festivals vend 84 000 billets en trois heures.',
        theme: 'activités-it',
        typologie: 'Développement applicatif',
        objectif: "Absorber un pic d'activité",
        secteur: 'Tourisme / loisirs',
        publishedAt: '2024-06-25',
        document: {
            subtitle: "Refonte d'un parcours d'achat à forte affluence",
            sections: [
                {
                    heading: 'Un matin de mars à oublier',
                    paragraphs: [
                        'En mars 2023, un groupe de parcs de loisirs et de festivals ouvre la vente de sa saison à 10 h. À 10 h 04, le site tombe. Il revient deux heures et dix minutes plus tard, après avoir débité certains acheteurs deux fois. Le service client mettra trois semaines à tout régulariser.',
                        "L'enquête technique désigne un coupable discret : à chaque clic, le plan de salle recalculait toutes les places disponibles.",
                    ],
                },
                {
                    heading: 'Réécrire le strict nécessaire',
                    paragraphs: [
                        "Le groupe nous confie la refonte du parcours d'achat, de septembre 2023 à février 2024. L'équipe compte neuf personnes : un architecte et deux développeuses à Paris, six développeurs à Cotonou, dont quatre issus de notre école de codage. La gestion comptable et les bornes d'accueil restent en l'état.",
                    ],
                    list: [
                        "une salle d'attente équitable, qui affiche la place et le temps restant ;",
                        'une réservation de sièges tenue dix minutes, puis libérée ;',
                        "un paiement qui ne peut aboutir qu'une fois, même après une coupure ;",
                        'une page allégée, lisible sur un téléphone en 4G.',
                    ],
                },
                {
                    heading: 'Répéter avant le spectacle',
                    paragraphs: [
                        "Cinq répétitions générales ont eu lieu, avec des acheteurs simulés toujours plus nombreux, jusqu'à 45 000. La troisième a révélé une lenteur dans l'envoi des e-mails de confirmation, corrigée en deux jours. La dernière s'est tenue de nuit, un serveur débranché exprès. L'équipe du client y assistait, procédures en main.",
                    ],
                },
                {
                    heading: 'Le 14 mars 2024, à 10 h',
                    paragraphs: [
                        "Le pic a été atteint à 10 h 07. L'attente la plus longue a été de 38 minutes, annoncée dès l'arrivée et respectée.",
                    ],
                    figures: [
                        { value: '30 400', label: 'visiteurs simultanés au plus fort' },
                        { value: '84 000', label: 'billets vendus en trois heures' },
                        { value: '0', label: 'interruption et aucun double débit' },
                        { value: '0,8 s', label: "de temps moyen d'affichage" },
                    ],
                    quote: {
                        text: "À 10 h 30, quelqu'un a demandé si la vente avait commencé, tant la salle était calme. C'est mon meilleur souvenir de l'année.",
                        author: 'Directrice du numérique du groupe de loisirs',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "Un pic prévu à la minute près se répète comme une pièce de théâtre. Les cinq essais ont coûté douze jours de travail, moins que la régularisation de 2023. Les quatre anciens élèves de l'école de codage, arrivés juniors, assurent aujourd'hui la maintenance de la plateforme.",
                    ],
                },
            ],
        },
    },
    {
        title: "Un fournisseur d'énergie fait lire ses compteurs par l'IA, sous contrôle humain",
        slug: 'fournisseur-energie-compteurs-ia-controle-humain',
        metaDescription: "Le BPO augmenté appliqué à 95 000 photos de compteurs par mois : l'erreur de relève passe de 3,2 % à 0,4 %.",
        theme: 'activités-it',
        typologie: 'Back office',
        objectif: 'Fiabiliser les données',
        secteur: 'Énergie',
        publishedAt: '2025-05-06',
        document: {
            subtitle: 'BPO augmenté entre Paris et Kigali',
            sections: [
                {
                    heading: 'Un reflet, une virgule, une facture fausse',
                    paragraphs: [
                        "Là où le compteur ne communique pas encore, le client relève son index et le saisit sur son téléphone. Ce fournisseur de gaz en reçoit 95 000 par mois. Un chiffre inversé, une décimale prise pour une unité, et voilà une facture de 2 000 euros au lieu de 200. Le taux d'erreur atteignait 3,2 % et entraînait 2 900 factures rectificatives par mois, avec autant d'appels mécontents.",
                        'Demander une photo allait de soi. Encore fallait-il la lire.',
                    ],
                },
                {
                    heading: 'Un modèle qui sait douter',
                    paragraphs: [
                        'Nos équipes de Paris ont entraîné un modèle de lecture sur 60 000 photos fournies par le client et rendues anonymes. Il propose un index et une note de confiance. La suite dépend de cette note :',
                    ],
                    list: [
                        "confiance élevée et index cohérent avec l'historique : validation directe, soit 70 % des photos ;",
                        'un vingtième de ces validations est relu au hasard, sans que le relecteur voie la proposition ;',
                        'tout le reste est lu par une personne, à Kigali, avec la photo agrandie et les trois derniers index.',
                    ],
                },
                {
                    heading: 'Neuf lecteurs et une boucle courte',
                    paragraphs: [
                        'Neuf opérateurs examinent chaque mois quelque 32 000 photos, deux minutes chacune au plus. Ils notent pourquoi le modèle a hésité : buée, flash, ancien cadran à aiguilles. Jean-Claude H., leur responsable, envoie ces motifs chaque vendredi aux développeurs. Le modèle a été réentraîné quatre fois entre septembre 2024 et mars 2025, et la part de photos à relire est passée de 52 % à 30 %.',
                        'Nous avons fixé une limite avec le client : jamais de validation directe pour un index qui doublerait la facture habituelle.',
                    ],
                },
                {
                    heading: 'Résultats en mars 2025',
                    paragraphs: ["L'erreur est mesurée sur 2 000 relèves vérifiées par un technicien au domicile du client."],
                    figures: [
                        { value: '0,4 %', label: "d'erreur de relève, contre 3,2 %" },
                        { value: '350', label: 'factures rectificatives par mois, contre 2 900' },
                        { value: '4 h', label: "entre la photo et l'index validé" },
                    ],
                    quote: {
                        text: 'On nous promettait partout le tout automatique. VIPP nous a dit quelle part devait rester humaine, et pourquoi.',
                        author: 'Responsable de la facturation du fournisseur',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "La bonne question n'est pas de savoir si la machine lit mieux que l'humain, mais dans quels cas. Relire à l'aveugle une partie des validations nous renseigne chaque semaine. C'est le garde-fou que nous reprenons dans tous nos projets de BPO augmenté.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Un groupement de pharmacies lance son application de réservation en quatre mois',
        slug: 'groupement-pharmacies-application-de-reservation',
        metaDescription: 'Produits mis de côté, rendez-vous de vaccination : 310 officines et 62 000 utilisateurs pour une application volontairement sobre.',
        theme: 'activités-it',
        typologie: 'Développement applicatif',
        objectif: 'Améliorer la satisfaction',
        secteur: 'Santé / pharmaceutique',
        publishedAt: '2025-12-09',
        document: {
            subtitle: 'Une application mobile pour 310 officines',
            sections: [
                {
                    heading: 'Se déplacer pour rien',
                    paragraphs: [
                        "Le lait infantile est en rupture, le vaccin contre la grippe se fait sur rendez-vous, le tensiomètre arrive jeudi. Les clients de ce groupement de 310 pharmacies revenaient souvent deux fois. L'enquête annuelle le confirmait : les déplacements inutiles étaient le premier motif d'insatisfaction, devant l'attente au comptoir.",
                        "Un premier projet d'application, trop vaste, s'était arrêté après dix-huit mois. Le groupement nous a demandé l'inverse.",
                    ],
                },
                {
                    heading: 'Trois fonctions, et une absence choisie',
                    paragraphs: [
                        "Huit personnes, trois à Paris et cinq à Cotonou, ont travaillé de janvier à avril 2025. Lors d'un atelier de deux jours, seize pharmaciens ont ramené soixante idées à trois :",
                    ],
                    list: [
                        "vérifier qu'un produit sans ordonnance est disponible et le faire mettre de côté ;",
                        'prendre rendez-vous pour un vaccin ou un conseil ;',
                        'recevoir un message quand la commande est prête.',
                    ],
                },
                {
                    heading: "Des données de santé laissées à l'officine",
                    paragraphs: [
                        "La maquette a été essayée dans deux officines, l'une en centre-ville, l'autre dans un bourg de 1 800 habitants. C'est dans la seconde qu'a été décidée la taille des boutons.",
                        "Aucune ordonnance ne transite par l'application. Ce choix, discuté longuement, simplifie la protection des données et laisse le conseil là où il doit être, au comptoir. Le stock est lu toutes les dix minutes dans les deux logiciels d'officine les plus répandus du groupement.",
                        "Vingt pharmacies ont ouvert le service en avril, toutes les autres entre mai et juillet. Une équipe de quatre conseillers, à Cotonou, les a aidées à régler leurs horaires et leurs créneaux, à raison d'un appel de quarante minutes chacune.",
                    ],
                },
                {
                    heading: "Six mois d'usage",
                    paragraphs: ['Chiffres à fin octobre 2025. Les rendez-vous de vaccination ont triplé en octobre, avec la campagne contre la grippe.'],
                    figures: [
                        { value: '62 000', label: 'utilisateurs inscrits' },
                        { value: '4,6 / 5', label: "de note moyenne sur les magasins d'applications" },
                        { value: '−35 %', label: 'de déplacements inutiles déclarés' },
                    ],
                    quote: {
                        text: 'Ma plus ancienne cliente a quatre-vingt-un ans. Elle réserve ses bas de contention depuis son fauteuil et passe le jour du marché.',
                        author: 'Pharmacienne titulaire, membre du groupement',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "Une application utile tient à ce qu'on a su laisser de côté. Les cinquante-sept idées écartées ont été gardées dans une liste publique, ouverte aux pharmaciens. Après six mois, ils n'en ont redemandé que quatre : la première, la réservation pour un proche, est en cours de développement.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Un éditeur de logiciels ouvre à Kigali son support technique en anglais',
        slug: 'editeur-logiciels-support-technique-anglais-kigali',
        metaDescription: 'Vingt-quatre techniciens à Kigali, cinq développeurs à Paris : la première réponse arrive en 38 minutes au lieu de 7 h 40.',
        theme: 'activités-it',
        typologie: 'Service client multicanal',
        objectif: 'Internationaliser le service',
        secteur: 'Technologie',
        publishedAt: '2026-11-03',
        document: {
            subtitle: 'Assistance de niveaux 1 et 2 pour un logiciel logistique',
            sections: [
                {
                    heading: '« We will get back to you tomorrow »',
                    paragraphs: [
                        "Cet éditeur français équipe des entrepôts et des transporteurs. En 2025, quatre-vingt-dix de ses clients sont anglophones, du Royaume-Uni au Kenya. Son support, lui, est à Paris, de 9 h à 18 h, et l'anglais y repose sur deux personnes. Un quai bloqué à 6 h du matin reste bloqué jusqu'à l'ouverture des bureaux, et la première réponse arrive en 7 h 40.",
                        "Deux contrats importants venaient d'achopper sur ce point.",
                    ],
                },
                {
                    heading: 'Une équipe technique, dans le bon fuseau',
                    paragraphs: [
                        "Kigali vit à l'heure de Paris en été, avec une heure d'avance en hiver. Vingt-quatre techniciens y répondent par téléphone, tchat et ticket, de 6 h à 22 h, six jours sur sept. Presque tous sont diplômés en informatique. À Paris, cinq développeurs de VIPP corrigent les anomalies confirmées, dans le code de l'éditeur et selon ses règles.",
                    ],
                    list: [
                        'huit semaines de formation, dont deux dans un entrepôt pilote ;',
                        "un entrepôt d'essai virtuel, pour reproduire la panne avant de répondre ;",
                        "une priorité fondée sur l'effet : un quai arrêté passe avant un rapport faux.",
                    ],
                },
                {
                    heading: 'Écrire pour ne pas répondre deux fois',
                    paragraphs: [
                        "Chaque incident résolu donne une fiche, en anglais puis en français, relue par un pair. Le centre d'aide en comptait 60 au départ, 480 aujourd'hui. Claudine M., technicienne de niveau 2, en a rédigé 54. Sa méthode : « j'écris pour le chef d'équipe de nuit, celui qui n'a personne à appeler ».",
                    ],
                },
                {
                    heading: "Quatorze mois après l'ouverture",
                    paragraphs: [
                        "L'équipe reçoit 3 400 demandes par mois. Dans l'intervalle, l'éditeur est passé de 90 à 160 clients anglophones.",
                    ],
                    figures: [
                        { value: '38 min', label: 'avant la première réponse, contre 7 h 40' },
                        { value: '69 %', label: 'de demandes résolues sans escalade, contre 41 %' },
                        { value: '4,5 / 5', label: 'de satisfaction des clients anglophones' },
                    ],
                    quote: {
                        text: 'Nos clients de Nairobi et de Manchester ont désormais le même interlocuteur. Nos vendeurs, eux, ne redoutent plus la question du support.',
                        author: "Directeur technique de l'éditeur",
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "Un support international ne se résume pas à traduire un support national. Placer les correcteurs et les techniciens dans la même organisation a raccourci le chemin d'une anomalie, de onze jours à quatre. Et la documentation rédigée à Kigali sert maintenant aussi les clients français.",
                    ],
                },
            ],
        },
    },
];

;// ./seed/etudes/relations-client.ts
const relationsClientEtudes = [
    {
        title: "Un opérateur télécom ramène son temps d'attente de six minutes à cinquante secondes",
        slug: 'operateur-telecom-temps-attente-cinquante-secondes',
        metaDescription: "Comment 85 conseillers installés à Cotonou ont rendu un service client joignable à 1,2 million d'abonnés mobile et fibre.",
        theme: 'relations-client',
        typologie: 'Service client multicanal',
        objectif: 'Réduire les délais',
        secteur: 'Télécom',
        publishedAt: '2023-02-14',
        document: {
            subtitle: 'Service client mobile et fibre, depuis Cotonou',
            sections: [
                {
                    heading: 'Un service client débordé par une refonte tarifaire',
                    paragraphs: [
                        "Au printemps 2022, un opérateur mobile et fibre de 1,2 million d'abonnés remplace ses onze forfaits par quatre offres. La migration est simple sur le papier. Elle suscite pourtant des questions que personne n'avait prévues : date de bascule, prorata de la première facture, remises conservées ou non.",
                        "En avril, l'attente moyenne au téléphone atteint six minutes et dix secondes. Un appel sur quatre est abandonné, et beaucoup d'abonnés rappellent le lendemain, ce qui allonge encore la file.",
                    ],
                },
                {
                    heading: "Deux files plutôt qu'une",
                    paragraphs: [
                        "L'opérateur nous confie 62 000 contacts par mois, téléphone, e-mail et tchat réunis. Nous ouvrons à Cotonou une équipe de 85 conseillers, présents du lundi au samedi de 8 h à 20 h, heure de Paris.",
                        "L'écoute de 600 appels montre que la moitié d'entre eux portent sur la facture. Nous séparons donc les flux :",
                    ],
                    list: [
                        'une file « facture et forfait », tenue par 50 conseillers formés en trois semaines ;',
                        'une file « technique » de 35 conseillers, formés en cinq semaines sur le diagnostic de la ligne ;',
                        "un rappel programmé, proposé dès que l'attente annoncée dépasse deux minutes.",
                    ],
                },
                {
                    heading: 'Un point de dix minutes chaque matin',
                    paragraphs: [
                        "L'équipe prend ses premiers appels en mai, d'abord sur un tiers du volume, puis sur la totalité sept semaines plus tard. Chaque matin, Rodrigue A., responsable de plateau, et son homologue chez l'opérateur examinent les cinq motifs de la veille. Quand l'un d'eux monte, la réponse type est corrigée avant midi.",
                        "Ce rituel a permis de repérer une ligne de facture illisible : reformulée par l'opérateur en août, elle a supprimé à elle seule 2 900 appels par mois.",
                    ],
                },
                {
                    heading: "Ce que l'abonné a vu changer",
                    paragraphs: ["Mesures de novembre 2022, au sixième mois plein, comparées à celles d'avril."],
                    figures: [
                        { value: '50 s', label: "d'attente moyenne, contre 6 min 10 s" },
                        { value: '6 %', label: "d'appels abandonnés, contre 24 %" },
                        { value: '78 %', label: 'de demandes réglées dès le premier contact' },
                    ],
                    quote: {
                        text: "Je m'attendais à parler d'effectifs. Nous avons surtout parlé de nos factures, et c'est là que les appels ont cessé d'arriver.",
                        author: "Directrice de la relation client de l'opérateur",
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "Renforcer une file d'attente soulage quelques semaines. Comprendre pourquoi elle se forme dure plus longtemps. Depuis cette mission, toute reprise de service client commence chez nous par l'écoute d'un échantillon d'appels, avant même le calcul du nombre de positions.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Trois marchés, deux langues : une place de marché ouvre son service client en Afrique',
        slug: 'place-de-marche-service-client-trois-marches-deux-langues',
        metaDescription: "Sénégal, Côte d'Ivoire, Kenya : une place de marché de mode accueille ses nouveaux clients depuis Lomé et Kigali, surtout par messagerie.",
        theme: 'relations-client',
        typologie: 'Service client multicanal',
        objectif: 'Internationaliser le service',
        secteur: 'E-commerce',
        publishedAt: '2023-06-20',
        document: {
            subtitle: 'Un dispositif bilingue entre Lomé et Kigali',
            sections: [
                {
                    heading: 'Des clients qui achètent autrement',
                    paragraphs: [
                        "Une place de marché française de mode et de maison lance en septembre 2022 ses ventes au Sénégal, en Côte d'Ivoire et au Kenya. Son service client, conçu pour la carte bancaire, l'e-mail et la livraison à l'adresse, s'y trouve vite démuni.",
                        "Sur ces marchés, on paie par mobile money ou à la remise du colis, on se repère par le nom d'un carrefour plutôt que par un numéro de rue, et l'on écrit sur sa messagerie avant de téléphoner. Le premier mois, une livraison sur cinq échoue.",
                    ],
                },
                {
                    heading: 'Deux équipes, un seul guide',
                    paragraphs: [
                        'Nous réunissons 34 conseillers : 22 à Lomé pour les deux pays francophones, 12 à Kigali pour le Kenya, en anglais. Ils traitent 19 000 contacts par mois. Les deux équipes partagent la même base de connaissances, rédigée en français et en anglais par deux conseillers référents, Kossi D. à Lomé et Aline U. à Kigali.',
                        'Le parcours est repensé autour de trois gestes :',
                    ],
                    list: [
                        'un message de confirmation avec le point de repère donné par le client ;',
                        'un appel la veille de la livraison pour tout panier réglé à la remise ;',
                        'un remboursement par mobile money, vérifié par un second conseiller.',
                    ],
                },
                {
                    heading: 'Une ouverture pays par pays',
                    paragraphs: [
                        "Le Sénégal démarre en novembre 2022, la Côte d'Ivoire en décembre, le Kenya en février 2023. Entre deux ouvertures, trois semaines servent à corriger le guide. Le nombre de réponses types a ainsi diminué, de 140 à 85 : les conseillers en avaient signalé beaucoup qui ne correspondaient à aucune question réelle.",
                    ],
                },
                {
                    heading: 'Résultats à fin mai 2023',
                    paragraphs: [
                        "La messagerie instantanée concentre désormais l'essentiel des échanges. Le téléphone reste ouvert pour les livraisons du jour.",
                    ],
                    figures: [
                        { value: '12 %', label: 'de livraisons manquées, contre 21 % au lancement' },
                        { value: '4 min', label: 'de délai médian de réponse sur messagerie' },
                        { value: '68 %', label: 'des contacts reçus par messagerie' },
                        { value: '4,4 / 5', label: 'de satisfaction après échange' },
                    ],
                    quote: {
                        text: 'Nous pensions exporter notre service client. On nous a aidés à en construire un autre, et il inspire à présent nos équipes françaises.',
                        author: 'Responsable du développement international de la place de marché',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "La langue est la première marche, jamais la dernière. Les habitudes de paiement, d'adresse et de conversation pèsent autant dans la réussite d'une ouverture. Des conseillers qui vivent ces usages les expliquent mieux que n'importe quelle étude de marché.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Un groupe de presse modère 40 000 commentaires par jour sans éteindre le débat',
        slug: 'groupe-de-presse-modere-40-000-commentaires-par-jour',
        metaDescription: 'Jour et nuit, 48 modérateurs à Cotonou publient en neuf minutes les commentaires des lecteurs de six titres de presse.',
        theme: 'relations-client',
        typologie: 'Modération',
        objectif: 'Réduire les délais',
        secteur: 'Médias',
        publishedAt: '2023-11-08',
        document: {
            subtitle: 'Modération avant publication, sept jours sur sept',
            sections: [
                {
                    heading: 'Trois heures pour voir paraître son commentaire',
                    paragraphs: [
                        "Un groupe de presse éditant six titres d'information reçoit 40 000 commentaires par jour, et jusqu'à 90 000 les soirs d'élection. Chacun est lu avant publication. Fin 2022, le délai médian atteint trois heures : quand un commentaire paraît, la discussion est déjà finie.",
                        'Les rédactions hésitent entre fermer les commentaires et relâcher le contrôle. Aucune des deux voies ne leur plaît.',
                    ],
                },
                {
                    heading: "Trier d'abord, lire ensuite",
                    paragraphs: [
                        'Nous proposons un circuit à deux étages. Un outil de tri laisse passer les messages sans risque apparent, soit 55 % du flux, dont un vingtième est relu par sondage. Les 18 000 autres sont lus par notre équipe de Cotonou : 48 modérateurs qui se relaient jour et nuit, une trentaine présents sur vingt-quatre heures.',
                        "La charte des six titres tient en quatre pages. Nous l'avons traduite en 120 exemples commentés, classés par motif, que les modérateurs enrichissent chaque semaine avec les rédactions.",
                    ],
                },
                {
                    heading: 'Ménager ceux qui lisent',
                    paragraphs: [
                        'Lire la colère des autres fatigue. Les règles du plateau en tiennent compte :',
                    ],
                    list: [
                        'deux heures par jour au plus sur les sujets les plus violents ;',
                        'une pause de quinze minutes toutes les deux heures ;',
                        'un entretien mensuel avec une psychologue, et une permanence hebdomadaire sur rendez-vous.',
                    ],
                },
                {
                    heading: 'Un délai divisé par vingt',
                    paragraphs: [
                        'Le dispositif a démarré en février 2023 sur deux titres et couvre les six depuis mai. Un lecteur dont le message est refusé peut demander un second avis, rendu sous vingt-quatre heures par une autre personne.',
                    ],
                    figures: [
                        { value: '9 min', label: 'de délai médian de publication, contre 3 h' },
                        { value: '1,8 %', label: 'de refus annulés après second avis, contre 7 %' },
                        { value: '+26 %', label: 'de lecteurs contributeurs en six mois' },
                    ],
                    quote: {
                        text: "Nos journalistes se sont remis à répondre sous leurs articles. C'est le signe le plus sûr que la conversation vaut de nouveau la peine.",
                        author: 'Rédactrice en chef numérique du groupe de presse',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "Une bonne modération se juge à ce qu'elle publie autant qu'à ce qu'elle écarte. Le second avis, que nous redoutions comme une charge, ne concerne que 70 messages par jour. Il a rendu la charte plus claire pour tous, lecteurs compris.",
                    ],
                },
            ],
        },
    },
    {
        title: "Un voyagiste double sa capacité de réponse en cinq semaines avant l'été",
        slug: 'voyagiste-double-capacite-de-reponse-avant-ete',
        metaDescription: "Soixante conseillers recrutés et formés à Lomé en cinq semaines : un voyagiste traverse sa haute saison avec 91 % d'appels pris.",
        theme: 'relations-client',
        typologie: 'Service client multicanal',
        objectif: "Absorber un pic d'activité",
        secteur: 'Tourisme / loisirs',
        publishedAt: '2024-04-18',
        document: {
            subtitle: 'Un renfort saisonnier entre Anteuil et Lomé',
            sections: [
                {
                    heading: 'Mai 2023 : les réservations dépassent les prévisions',
                    paragraphs: [
                        "Ce spécialiste des séjours balnéaires confie depuis trois ans son service client à notre équipe d'Anteuil, soit 60 conseillers et 1 900 contacts par jour en régime courant. Au printemps 2023, ses ventes progressent de 38 %. La projection pour juillet dépasse 4 000 contacts quotidiens : horaires de vol modifiés, passeports périmés, transferts manqués.",
                        "Recruter soixante personnes dans le Doubs pour dix semaines était hors de portée. Laisser les voyageurs sans réponse à l'aéroport l'était tout autant.",
                    ],
                },
                {
                    heading: 'Un second plateau, jumeau du premier',
                    paragraphs: [
                        "Nous ouvrons 60 positions à Lomé. Chaque superviseur d'Anteuil est jumelé à un superviseur togolais, et cinq formateurs font le voyage. Le partage des rôles est net : Lomé prend les questions d'avant-départ et le suivi des e-mails, Anteuil garde les urgences sur place et les réclamations.",
                    ],
                    list: [
                        'semaines 1 et 2 : recrutement, parmi 410 candidatures reçues ;',
                        'semaines 3 et 4 : formation aux destinations, aux formalités et aux outils ;',
                        'semaine 5 : double écoute, puis premiers appels avec un tuteur.',
                    ],
                },
                {
                    heading: 'La haute saison, jour par jour',
                    paragraphs: [
                        'Les prévisions sont recalculées chaque soir à partir du planning des vols. Le 29 juillet, des orages clouent une partie des avions au sol et portent la journée à 5 300 contacts. Les deux plateaux basculent alors sur une file commune pendant six heures, un scénario répété deux fois en juin.',
                    ],
                },
                {
                    heading: 'Résultats de juillet et août 2023',
                    paragraphs: ['Les deux sites ont traité ensemble 4 100 contacts par jour en moyenne.'],
                    figures: [
                        { value: '91 %', label: "d'appels pris, contre 73 % l'été précédent" },
                        { value: '11 h', label: 'pour répondre à un e-mail, contre 4 jours' },
                        { value: '44', label: "saisonniers sur 60 restés à Lomé sur d'autres missions" },
                    ],
                    quote: {
                        text: "Le jour des orages, j'ai suivi la file d'attente sur mon téléphone. Elle montait, puis elle est redescendue. Je n'avais jamais vu cela en juillet.",
                        author: 'Directeur des opérations du voyagiste',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "Un renfort réussit quand son périmètre est plus étroit que celui de l'équipe en place. En confiant à Lomé ce qui s'apprend en deux semaines et à Anteuil ce qui demande des années, chacun a travaillé sur ce qu'il maîtrisait. Le dispositif est reconduit pour l'été 2024, avec un recrutement lancé dès le mois d'avril.",
                    ],
                },
            ],
        },
    },
    {
        title: "Un fournisseur d'énergie répond sur les réseaux sociaux en moins d'une heure",
        slug: 'fournisseur-energie-reseaux-sociaux-moins-une-heure',
        metaDescription: 'Vingt-quatre conseillers lisent 31 000 commentaires par mois et règlent sept demandes sur dix sans renvoyer le client au téléphone.',
        theme: 'relations-client',
        typologie: 'Modération',
        objectif: 'Améliorer la satisfaction',
        secteur: 'Énergie',
        publishedAt: '2024-10-03',
        document: {
            subtitle: "Modération et service client social, d'Anteuil à Cotonou",
            sections: [
                {
                    heading: '« Contactez-nous en message privé »',
                    paragraphs: [
                        "Pendant des années, ce fournisseur d'électricité et de gaz a répondu par la même phrase à tous ses abonnés mécontents. Le message privé menait à un numéro de téléphone, le téléphone à une file d'attente. La première réponse demandait neuf heures, davantage le week-end.",
                        "L'hiver 2022-2023 et ses factures en hausse ont rendu la situation intenable : 31 000 commentaires par mois sous les publications de la marque, dont certains injurieux, d'autres désespérés.",
                    ],
                },
                {
                    heading: 'Une équipe qui lit tout et peut agir',
                    paragraphs: [
                        'Nous formons 24 conseillers au double métier de modérateur et de chargé de clientèle. Quatorze travaillent à Anteuil en journée, dix à Cotonou le soir et le week-end. La présence est continue de 7 h à 23 h, tous les jours.',
                        "La vraie nouveauté tient à leurs droits : consulter un contrat, étaler un paiement jusqu'à trois échéances, corriger un relevé, programmer une intervention. Ils n'ont plus de raison de renvoyer ailleurs.",
                    ],
                },
                {
                    heading: 'Écrire court, écrire juste',
                    paragraphs: [
                        "Les conseillers ont rédigé eux-mêmes leur guide, à partir de 300 conversations relues en atelier. Il est révisé à chaque changement de tarif, avant l'annonce publique, pour que personne ne découvre la nouvelle dans un commentaire.",
                        "Trois règles d'écriture y remplacent les 90 réponses préparées :",
                    ],
                    list: [
                        "répondre d'abord à la question posée, expliquer ensuite ;",
                        'signer de son prénom, et reprendre soi-même la conversation le lendemain ;',
                        "proposer un rappel dans l'heure à toute personne évoquant une coupure ou une difficulté de paiement.",
                    ],
                },
                {
                    heading: 'Résultats au premier semestre 2024',
                    paragraphs: ["L'équipe reçoit 5 200 messages privés par mois, en plus des commentaires publics."],
                    figures: [
                        { value: '42 min', label: 'de délai médian de réponse, contre 9 h' },
                        { value: '71 %', label: 'de demandes réglées sans changer de canal, contre 34 %' },
                        { value: '4,2 / 5', label: 'de satisfaction, contre 3,1' },
                    ],
                    quote: {
                        text: "Une cliente a publié la capture de son échange avec Mélanie, d'Anteuil, pour la remercier. Aucune de nos campagnes n'avait obtenu autant de partages.",
                        author: 'Responsable des médias sociaux du fournisseur',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "Séparer ceux qui modèrent de ceux qui résolvent crée des impasses. Une même personne peut masquer une insulte, lire la demande qu'elle cachait et y répondre. Cela suppose un mois de formation et une délégation claire de la part du client. Les deux se rentabilisent vite.",
                    ],
                },
            ],
        },
    },
    {
        title: "Un réseau de laboratoires d'analyses décroche 96 % des appels de ses patients",
        slug: 'reseau-laboratoires-analyses-96-pour-cent-appels',
        metaDescription: 'À Anteuil, 52 conseillers accueillent les patients de 74 laboratoires et rendent plus de deux heures par jour aux secrétariats.',
        theme: 'relations-client',
        typologie: 'Service client multicanal',
        objectif: 'Améliorer la satisfaction',
        secteur: 'Santé / pharmaceutique',
        publishedAt: '2025-03-27',
        document: {
            subtitle: 'Accueil téléphonique mutualisé de 74 sites',
            sections: [
                {
                    heading: 'Répondre au téléphone ou au guichet, il fallait choisir',
                    paragraphs: [
                        "Dans ce réseau régional de 74 laboratoires, les secrétaires accueillaient les patients, enregistraient les prélèvements et décrochaient le téléphone. Entre 8 h et 10 h, l'heure des prises de sang à jeun, la sonnerie perdait toujours. Sur la journée, 29 % des appels restaient sans réponse.",
                        "Les patients, inquiets d'un résultat ou d'une préparation mal comprise, finissaient par se déplacer.",
                    ],
                },
                {
                    heading: 'Un accueil commun, qui connaît chaque site',
                    paragraphs: [
                        "Les 2 600 appels quotidiens aboutissent désormais à notre centre d'Anteuil, où 52 conseillers se relaient de 7 h à 19 h et le samedi matin. L'appel affiche la fiche du laboratoire concerné : horaires, parking, examens pratiqués, prénoms de l'équipe.",
                        'Le périmètre a été fixé avec les biologistes du réseau, au mot près :',
                    ],
                    list: [
                        'rendez-vous, horaires, consignes de jeûne, prise en charge : le conseiller répond ;',
                        "accès au compte rendu en ligne : il vérifie l'identité et guide le patient, sans jamais lire un résultat ;",
                        'question médicale ou inquiétude : il transmet au biologiste de garde, avec rappel sous trente minutes.',
                    ],
                },
                {
                    heading: 'Une formation dans les laboratoires',
                    paragraphs: [
                        'Chaque conseiller a passé deux journées dans un laboratoire, badge au cou, avant son premier appel. Les dix premiers sites ont été raccordés en mars 2024, les autres par groupes de huit, toutes les deux semaines. Chaque vague a donné lieu à une réunion avec les secrétaires, qui ont relu et corrigé la fiche de leur site.',
                    ],
                },
                {
                    heading: 'Résultats après dix mois',
                    paragraphs: [
                        "L'enquête de décembre 2024 porte sur 3 150 patients. La clarté des consignes est le point le plus apprécié.",
                    ],
                    figures: [
                        { value: '96 %', label: "d'appels pris, contre 71 %" },
                        { value: '9 / 10', label: 'de satisfaction des patients, contre 8,1' },
                        { value: '2 h 15', label: 'rendues chaque jour à chaque secrétariat' },
                    ],
                    quote: {
                        text: "Mes secrétaires craignaient un répondeur de luxe. Elles appellent aujourd'hui les conseillères d'Anteuil par leur prénom.",
                        author: 'Biologiste, membre de la direction du réseau',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "Dans la santé, savoir où s'arrêter vaut autant que savoir répondre. La règle « jamais un résultat au téléphone » a été comprise par les patients dès lors qu'une solution la suivait aussitôt. Et deux journées sur le terrain ont appris davantage que deux semaines en salle.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Une messagerie mobile fait modérer ses signalements en éwé, en kinyarwanda et en français',
        slug: 'messagerie-mobile-moderation-ewe-kinyarwanda-francais',
        metaDescription: 'À Lomé et à Kigali, 44 modérateurs traitent 6 500 signalements par jour dans la langue où les messages ont été écrits.',
        theme: 'relations-client',
        typologie: 'Modération',
        objectif: 'Internationaliser le service',
        secteur: 'Technologie',
        publishedAt: '2025-09-16',
        document: {
            subtitle: 'La modération dans la langue de ceux qui écrivent',
            sections: [
                {
                    heading: 'Des outils qui ne comprenaient pas',
                    paragraphs: [
                        "L'éditeur d'une messagerie mobile compte des millions d'utilisateurs en Afrique de l'Ouest et de l'Est. Lorsqu'un message lui était signalé, il passait par une traduction automatique, puis par une équipe européenne. En français et en anglais, le circuit tenait. En éwé ou en kinyarwanda, il se trompait souvent, prenant une plaisanterie pour une menace ou l'inverse.",
                        'Un signalement attendait 31 heures en moyenne. Deux modérateurs saisis du même message ne concluaient pareillement que dans 78 % des cas.',
                    ],
                },
                {
                    heading: 'Lire dans le texte',
                    paragraphs: [
                        "Nous avons constitué deux équipes : 26 modérateurs à Lomé pour le français et l'éwé, 18 à Kigali pour l'anglais et le kinyarwanda. Ils examinent 6 500 signalements par jour, sept jours sur sept, sans traduction intermédiaire.",
                        "Avant d'ouvrir la file, les deux équipes ont rédigé avec l'éditeur un glossaire de 640 expressions. Proverbes, ironie, surnoms, insultes voilées : chaque entrée précise le sens, le contexte et la décision attendue.",
                    ],
                },
                {
                    heading: 'Trois niveaux de gravité',
                    paragraphs: [
                        "La montée en charge a duré trois mois, langue après langue, l'équipe européenne relisant les décisions avant de s'effacer. Un suivi psychologique et une rotation quotidienne entre les niveaux protègent ceux qui voient passer le pire.",
                        'La file unique a laissé place à un classement dès la réception, assuré par deux modérateurs expérimentés dans chaque ville.',
                    ],
                    list: [
                        "danger pour une personne : examen immédiat, alerte à l'éditeur ;",
                        'escroquerie, harcèlement : examen dans les trois heures ;',
                        'publicité et messages indésirables : examen dans la journée.',
                    ],
                },
                {
                    heading: 'Résultats au deuxième trimestre 2025',
                    paragraphs: [
                        'Le dispositif fonctionne à plein depuis janvier 2025. La concordance est mesurée chaque semaine sur 400 messages lus deux fois.',
                    ],
                    figures: [
                        { value: '3 h 20', label: 'de délai moyen, contre 31 h' },
                        { value: '25 min', label: 'pour les signalements les plus graves' },
                        { value: '94 %', label: 'de décisions concordantes, contre 78 %' },
                    ],
                    quote: {
                        text: 'Le glossaire est devenu un outil de travail pour nos ingénieurs. Ils y ont découvert à quel point leurs filtres étaient sourds.',
                        author: 'Responsable confiance et sécurité de la messagerie',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "« Une langue, c'est aussi ce qu'on ne dit pas », résume Afi M., qui coordonne l'équipe de Lomé. Le recours à des locuteurs natifs protège mieux les utilisateurs et réduit les décisions injustes. Un troisième groupe, en fon et en yoruba, se prépare à Cotonou.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Un constructeur automobile mène un rappel de 138 000 véhicules sans saturer son réseau',
        slug: 'constructeur-automobile-rappel-138-000-vehicules',
        metaDescription: "À Cotonou et Anteuil, 70 conseillers organisent le passage de 112 000 voitures à l'atelier en six mois, au rythme des pièces.",
        theme: 'relations-client',
        typologie: 'Service client multicanal',
        objectif: "Absorber un pic d'activité",
        secteur: 'Automobile',
        publishedAt: '2026-05-12',
        document: {
            subtitle: 'Une campagne de six mois, cadencée par les ateliers',
            sections: [
                {
                    heading: 'Prévenir vite, recevoir à temps',
                    paragraphs: [
                        'En juillet 2025, un constructeur décide de rappeler 138 000 voitures pour remplacer un capteur de freinage. Le défaut est rare et le conducteur en est averti par un voyant, mais chacun veut être rassuré. Le réseau compte 310 ateliers. Les pièces arrivent par lots, semaine après semaine.',
                        "Envoyer tous les courriers le même jour aurait noyé les standards des concessions. Le constructeur cherchait un partenaire capable d'informer chaque propriétaire et de remplir les agendas au rythme des livraisons.",
                    ],
                },
                {
                    heading: 'Des courriers réglés sur les stocks',
                    paragraphs: [
                        'De septembre 2025 à février 2026, 70 conseillers se consacrent à la campagne : 40 à Cotonou pour la prise de rendez-vous, 30 à Anteuil pour les situations délicates, véhicule immobilisé ou conducteur inquiet.',
                        'Le moteur du dispositif est un planning partagé. Chaque lundi, il croise pièces reçues, places en atelier et propriétaires à prévenir.',
                    ],
                    list: [
                        "un courrier, suivi d'un SMS donnant accès à la réservation en ligne ;",
                        "un appel au dixième jour si aucun rendez-vous n'est pris ;",
                        "une recherche d'adresse quand la voiture a changé de mains ;",
                        'un rappel la veille, avec proposition de report.',
                    ],
                },
                {
                    heading: 'Un pic aplani',
                    paragraphs: [
                        "La première semaine, 9 400 appels entrants arrivent, deux fois plus que prévu, car la presse locale s'est emparée du sujet. Le lot suivant de courriers est retardé de six jours et un message d'accueil répond à la question la plus fréquente : « puis-je rouler ? ». Dès la troisième semaine, le volume suit la courbe prévue.",
                    ],
                },
                {
                    heading: 'Résultats à fin février 2026',
                    paragraphs: [
                        'Soit 14 interventions par atelier et par semaine en moyenne, un rythme que le réseau a tenu sans heures supplémentaires.',
                    ],
                    figures: [
                        { value: '112 000', label: 'véhicules réparés, soit 81 % du parc concerné' },
                        { value: '47 %', label: 'des rendez-vous pris en ligne' },
                        { value: '6 %', label: 'de rendez-vous manqués' },
                    ],
                    quote: {
                        text: "Nos concessionnaires s'attendaient à un automne de crise. Plusieurs m'ont demandé d'organiser ainsi les révisions ordinaires.",
                        author: "Directeur de l'après-vente du constructeur",
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "On absorbe un pic en décidant de sa forme. Informer par vagues n'a rien ralenti : le facteur limitant était la pièce, pas l'appel. La recherche des 26 000 propriétaires restants se poursuit avec une équipe de douze conseillers.",
                    ],
                },
            ],
        },
    },
];

;// ./seed/etudes/soutien-d-activite.ts
const soutienDActiviteEtudes = [
    {
        title: 'Une mutuelle divise par trois son délai de traitement des courriers',
        slug: 'mutuelle-divise-par-trois-delai-courriers',
        metaDescription: 'De neuf jours à trois : une mutuelle qui reçoit 38 000 courriers par mois confie les actes courants à 46 gestionnaires de Cotonou.',
        theme: 'soutien-d-activite',
        typologie: 'Back office',
        objectif: 'Réduire les délais',
        secteur: 'Banque / Assurance',
        publishedAt: '2023-04-05',
        document: {
            subtitle: 'Gestion des courriers adhérents, depuis Cotonou',
            sections: [
                {
                    heading: 'Seize mille dossiers sur la pile',
                    paragraphs: [
                        "Changement d'adresse, ajout d'un enfant, devis dentaire, contestation d'un remboursement : cette mutuelle de 480 000 adhérents reçoit 38 000 courriers et e-mails par mois. Début 2022, 16 000 dossiers attendent. Le délai moyen est de neuf jours, et un adhérent sur six téléphone pour savoir où en est sa demande.",
                        'La mutuelle souhaite garder en France ses experts des dossiers complexes et confier le reste à une équipe stable.',
                    ],
                },
                {
                    heading: 'Partir des actes, non des services',
                    paragraphs: [
                        "Pendant un mois, deux analystes de VIPP observent le travail des gestionnaires de la mutuelle. Ils recensent 57 types d'actes. Trente-quatre, simples et fréquents, représentent 82 % du volume : ce sont eux qui partent à Cotonou, où 46 gestionnaires sont formés par paliers.",
                    ],
                    list: [
                        'palier 1, trois semaines : état civil, coordonnées, attestations ;',
                        'palier 2, cinq semaines : devis, remboursements, pièces manquantes ;',
                        'palier 3, après six mois : réclamations simples et rédaction libre.',
                    ],
                },
                {
                    heading: 'Le stock se vide, la qualité tient',
                    paragraphs: [
                        'La mutuelle numérise le courrier et dépose les images dans un espace sécurisé, où les gestionnaires travaillent sans rien télécharger. Pendant les dix premières semaines, tous les actes sont relus ; ensuite, un sur douze.',
                        "Les erreurs sont classées par cause chaque vendredi. La plus courante venait d'un formulaire où deux cases se ressemblaient. La mutuelle l'a redessiné en juillet.",
                        "Gildas S., qui encadre le plateau, a fait afficher les lettres de remerciement à côté des indicateurs. Elles rappellent qu'au bout de chaque acte quelqu'un attend une réponse.",
                    ],
                },
                {
                    heading: 'Résultats à la fin de 2022',
                    paragraphs: ["Le délai s'entend de la réception du courrier à la réponse envoyée, en jours ouvrés. Dans le même temps, les appels de relance ont reculé de moitié."],
                    figures: [
                        { value: '3 jours', label: 'de délai moyen, contre 9' },
                        { value: '5 400', label: 'dossiers en cours, contre 16 000' },
                        { value: '1,3 %', label: "d'actes à reprendre, contre 4,1 %" },
                    ],
                    quote: {
                        text: "Nos experts avaient oublié ce qu'était une journée sans relances. Ils passent maintenant du temps sur les dossiers qui le méritent.",
                        author: 'Directrice des opérations de la mutuelle',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "Le découpage par actes a permis de transférer vite ce qui pouvait l'être, sans scinder les dossiers sensibles. Il donne aussi aux gestionnaires une progression visible : en un an, dix-neuf d'entre eux ont atteint le palier 3, et deux sont devenus formateurs.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Un gestionnaire de biens numérise 180 000 baux et retrouve chaque pièce en une minute',
        slug: 'gestionnaire-de-biens-numerise-180-000-baux',
        metaDescription: "Vingt-deux agences, 4,3 millions de pages : comment un gestionnaire locatif a fiabilisé ses baux avec nos équipes d'Anteuil et de Lomé.",
        theme: 'soutien-d-activite',
        typologie: 'Back office',
        objectif: 'Fiabiliser les données',
        secteur: 'Immobilier',
        publishedAt: '2023-09-21',
        document: {
            subtitle: 'Numérisation et indexation de dossiers de location',
            sections: [
                {
                    heading: 'Des armoires pleines et des données incertaines',
                    paragraphs: [
                        "Au fil de ses rachats, ce gestionnaire de biens a hérité de 22 agences et d'autant de façons de classer. Ses 180 000 dossiers de location dorment dans des armoires, parfois dans une cave. Pour retrouver un état des lieux, il faut appeler l'agence, attendre que quelqu'un descende, espérer.",
                        "Plus préoccupant, le logiciel de gestion contient des loyers et des dépôts de garantie saisis à la main, que personne n'a jamais rapprochés des baux signés.",
                    ],
                },
                {
                    heading: 'Aller chercher le papier, agence après agence',
                    paragraphs: [
                        "Une équipe mobile de neuf personnes part d'Anteuil avec ses scanners. Elle s'installe dans chaque agence, de quatre à douze jours, de sorte qu'aucun original ne quitte les lieux. Les images sont contrôlées le soir même.",
                        'À Lomé, 38 opérateurs lisent les dossiers et relèvent 23 informations dans chacun. Les six plus importantes sont saisies deux fois, par deux personnes différentes :',
                    ],
                    list: [
                        'identité du locataire et du garant ;',
                        "date de prise d'effet et durée ;",
                        'loyer, charges et dépôt de garantie ;',
                        'clause de révision du loyer.',
                    ],
                },
                {
                    heading: 'Sept mois, 29 000 pages par jour',
                    paragraphs: [
                        "Le chantier a duré de novembre 2022 à mai 2023. La première agence a servi de banc d'essai : l'ordre des pièces dans les dossiers y a été revu, ce qui a fait gagner un quart du temps dans les suivantes. Chaque lundi, le siège recevait la liste des écarts entre bail et logiciel, à trancher sous dix jours.",
                    ],
                },
                {
                    heading: 'Ce que les baux ont révélé',
                    paragraphs: [
                        "Un dossier complet s'affiche aujourd'hui à l'écran en moins d'une minute, contre deux jours auparavant.",
                    ],
                    figures: [
                        { value: '4,3 M', label: 'de pages numérisées et classées' },
                        { value: '0,6 %', label: "d'erreur de saisie, mesurée sur 5 000 dossiers" },
                        { value: '11 200', label: 'écarts corrigés entre bail et logiciel' },
                    ],
                    quote: {
                        text: 'Nous voulions libérer des mètres carrés. Nous avons surtout découvert, et remboursé, des dépôts de garantie mal enregistrés.',
                        author: 'Secrétaire générale du gestionnaire de biens',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        'Numériser sans relire ne fait que déplacer le désordre. La valeur de ce projet tient aux écarts mis au jour, et au fait que le client avait désigné, dès le premier jour, une personne dans chaque région pour les trancher. Sans elle, la liste du lundi serait restée une liste.',
                    ],
                },
            ],
        },
    },
    {
        title: 'Un distributeur en ligne rembourse ses retours de fêtes en cinq jours au lieu de seize',
        slug: 'distributeur-en-ligne-rembourse-retours-de-fetes',
        metaDescription: 'Après Noël, les retours triplent. Une équipe de Lomé passée de 25 à 75 gestionnaires a tenu le délai promis aux acheteurs.',
        theme: 'soutien-d-activite',
        typologie: 'Back office',
        objectif: "Absorber un pic d'activité",
        secteur: 'E-commerce',
        publishedAt: '2024-02-15',
        document: {
            subtitle: 'Traitement des retours et remboursements, hiver 2023-2024',
            sections: [
                {
                    heading: 'Le contrecoup des fêtes',
                    paragraphs: [
                        "Pour ce distributeur de jouets et d'électronique, décembre se gagne à la vente et se perd en janvier. Cadeaux en double, tailles d'écran mal choisies, colis abîmés : les demandes de retour passent de 16 000 à 48 000 par mois. L'hiver précédent, il fallait seize jours pour rembourser, et les avis publiés en ligne en gardaient la trace jusqu'à l'été.",
                        "Une partie du délai venait de l'entrepôt. L'essentiel venait du dossier lui-même, ouvert trois ou quatre fois avant une décision.",
                    ],
                },
                {
                    heading: 'Décider une seule fois',
                    paragraphs: [
                        "Notre équipe de Lomé traitait déjà le flux courant avec 25 gestionnaires. Pour l'hiver, elle passe à 75, recrutés dès octobre. Surtout, la règle change : un dossier ouvert doit être un dossier tranché.",
                    ],
                    list: [
                        "l'acheteur joint ses photos au moment de la demande, guidé pas à pas ;",
                        'en dessous de 40 euros, le gestionnaire rembourse sans attendre le colis ;',
                        "au-delà, il déclenche le remboursement dès le scan d'arrivée en entrepôt ;",
                        'les cas douteux vont à une cellule de six personnes, qui répond le jour même.',
                    ],
                },
                {
                    heading: 'Huit semaines sous surveillance',
                    paragraphs: [
                        "Yawa T., qui dirige l'équipe, affiche chaque matin une seule courbe : le nombre de dossiers de plus de cinq jours. Le 4 janvier, elle grimpe à 2 700 à cause d'un lot d'enceintes défectueuses. Le distributeur accepte un remboursement automatique pour cette référence. La courbe retombe en trois jours.",
                        "L'entrepôt, de son côté, reçoit deux fois par jour la liste des colis attendus et réserve un quai aux retours. Chaque gestionnaire voit ainsi où se trouve le paquet dont on lui parle.",
                    ],
                },
                {
                    heading: 'Bilan de décembre et janvier',
                    paragraphs: ['En deux mois, 96 000 demandes ont été closes, soit 2 400 par jour ouvré.'],
                    figures: [
                        { value: '5 jours', label: 'pour être remboursé, contre 16' },
                        { value: '1,2', label: 'ouverture par dossier, contre 3,4' },
                        { value: '−58 %', label: "d'appels « où en est mon remboursement ? »" },
                    ],
                    quote: {
                        text: "Nous redoutions les abus sur les petits montants. Ils pèsent 0,7 % des remboursements, bien moins que ce que nous coûtait l'examen de chaque colis.",
                        author: 'Directeur logistique du distributeur',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "Tripler une équipe aide, à condition de ne pas tripler les allers-retours. La délégation de décision accordée aux gestionnaires a compté autant que leur nombre. Elle a été maintenue toute l'année, et trente des cinquante renforts ont rejoint une autre mission du site.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Un laboratoire pharmaceutique remet à jour 62 000 fiches de professionnels de santé',
        slug: 'laboratoire-pharmaceutique-62-000-fiches-professionnels-de-sante',
        metaDescription: "En quatre mois, douze opératrices et opérateurs de Cotonou ont vérifié, dédoublonné et corrigé le fichier d'un laboratoire.",
        theme: 'soutien-d-activite',
        typologie: 'Back office',
        objectif: 'Fiabiliser les données',
        secteur: 'Santé / pharmaceutique',
        publishedAt: '2024-12-05',
        document: {
            subtitle: "Qualité d'un fichier de médecins et de pharmaciens",
            sections: [
                {
                    heading: "Un courrier sur neuf revenait à l'expéditeur",
                    paragraphs: [
                        "Lorsqu'un laboratoire doit signaler une précaution d'emploi, il écrit à tous les prescripteurs concernés. Encore faut-il qu'ils habitent toujours là. Au début de 2024, 11 % des courriers de cette entreprise lui reviennent. Dans son fichier de 62 000 noms, des médecins partis à la retraite, d'autres inscrits sous deux adresses, des pharmacies vendues depuis longtemps.",
                        "Un nettoyage automatique avait été tenté. Il avait fusionné des homonymes, ce que les visiteurs médicaux n'ont pas oublié.",
                    ],
                },
                {
                    heading: 'La machine propose, une personne décide',
                    paragraphs: [
                        "Nous comparons d'abord chaque fiche au répertoire public des professionnels de santé. Les fiches identiques sont validées d'office. Toutes les autres passent sous les yeux d'une équipe de douze personnes, à Cotonou, de mai à août 2024.",
                    ],
                    list: [
                        'doublon probable : les deux fiches sont affichées côte à côte, avec la source de chaque donnée ;',
                        'adresse divergente : vérification sur deux sources, puis appel au cabinet si elles se contredisent ;',
                        "cessation d'activité : la fiche est archivée, jamais supprimée, avec la date du constat.",
                    ],
                },
                {
                    heading: 'Des appels courts, une règle simple',
                    paragraphs: [
                        "L'équipe a passé 6 800 appels à des secrétariats, entre 13 h et 15 h, l'heure où l'on décroche le plus volontiers. Une seule question, moins d'une minute, et aucune démarche commerciale. Prudence H., qui encadrait l'opération, en avait fait un principe : « on dérange une fois, on note tout ».",
                        "Chaque semaine, le laboratoire recevait un état des corrections et pouvait revenir sur n'importe laquelle pendant trente jours. Il ne l'a fait que 41 fois.",
                    ],
                },
                {
                    heading: 'Un fichier digne de confiance',
                    paragraphs: [
                        "L'envoi de septembre 2024, adressé à 9 200 praticiens, a servi de test grandeur nature.",
                    ],
                    figures: [
                        { value: '17 400', label: 'fiches corrigées, soit 28 % du fichier' },
                        { value: '5 900', label: 'doublons fusionnés après examen' },
                        { value: '1,4 %', label: 'de courriers retournés, contre 11 %' },
                    ],
                    quote: {
                        text: 'La première question de nos équipes a été : qui a vérifié ? Pour chaque fiche, nous pouvons répondre, avec la date et la source.',
                        author: 'Responsable des données du laboratoire',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "Un fichier vieillit tous les jours : de l'ordre de 9 % par an pour celui-ci. Plutôt qu'un grand nettoyage tous les cinq ans, le laboratoire a choisi un entretien permanent. Deux personnes reprennent désormais 1 500 fiches par mois, les plus anciennes d'abord.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Un opérateur de fibre corrige 210 000 adresses et réussit ses raccordements',
        slug: 'operateur-fibre-corrige-210-000-adresses',
        metaDescription: 'Une adresse juste évite un technicien devant la mauvaise porte : les échecs de raccordement passent de 14 % à 6 %.',
        theme: 'soutien-d-activite',
        typologie: 'Back office',
        objectif: 'Fiabiliser les données',
        secteur: 'Télécom',
        publishedAt: '2025-07-10',
        document: {
            subtitle: "Qualité des adresses d'un réseau en fibre optique",
            sections: [
                {
                    heading: 'Le technicien est là, mais pas devant chez vous',
                    paragraphs: [
                        '« Bâtiment B », mais la résidence en compte deux. « 12 bis », que le voisin appelle « 14 ». Dans les zones rurales, un lieu-dit de vingt maisons sans numéros. Chez cet opérateur de réseau, 14 % des rendez-vous de raccordement échouaient, près de deux fois sur trois pour une adresse fausse ou incomplète.',
                        'Chaque échec coûtait un déplacement, une demi-journée de congé au futur abonné et, souvent, une annulation.',
                    ],
                },
                {
                    heading: 'Rapprocher, puis regarder',
                    paragraphs: [
                        'Le périmètre couvre 210 000 adresses dans onze départements. Un premier rapprochement avec la Base adresse nationale et les plans du réseau en règle 132 000. Restent 78 000 cas, confiés à 30 opérateurs de Cotonou pendant six mois.',
                        "Chacun dispose sur un même écran de la photo aérienne, du plan des câbles, de l'historique des interventions et de la fiche de l'immeuble. Selon le cas, il peut :",
                    ],
                    list: [
                        'corriger le numéro, la voie ou le bâtiment ;',
                        'rattacher le logement au bon point de branchement ;',
                        "demander à la mairie la numérotation d'un lieu-dit ;",
                        'renvoyer un relevé de terrain au technicien du secteur.',
                    ],
                },
                {
                    heading: 'Les techniciens dans la boucle',
                    paragraphs: [
                        "De novembre 2024 à avril 2025, chaque opérateur a traité une vingtaine d'adresses par jour. Un échange hebdomadaire avec quatre techniciens a servi de juge de paix. C'est ainsi que l'équipe a appris à se méfier des résidences livrées en plusieurs tranches, où la lettre du bâtiment change entre le permis et la boîte aux lettres.",
                    ],
                },
                {
                    heading: 'Le bon palier du premier coup',
                    paragraphs: ['Comparaison de mai 2025 avec octobre 2024, sur les onze départements.'],
                    figures: [
                        { value: '6 %', label: 'de raccordements manqués, contre 14 %' },
                        { value: '9 jours', label: 'entre commande et mise en service, contre 17' },
                        { value: '23 000 km', label: 'de trajets évités chaque mois' },
                    ],
                    quote: {
                        text: "Mes équipes sont arrivées chez des gens qui les attendaient. Dit comme cela, c'est banal. Pour nous, c'était un changement d'époque.",
                        author: "Directeur du déploiement de l'opérateur",
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "La donnée se répare loin du terrain à condition que le terrain réponde. Les quatre techniciens associés au projet y ont consacré deux heures par semaine : c'est peu, et cela a décidé de tout. Nous recommandons désormais un tel groupe pour toute mission touchant aux adresses.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Un portail immobilier vérifie 9 000 annonces par jour avant leur publication',
        slug: 'portail-immobilier-verifie-9-000-annonces-par-jour',
        metaDescription: 'Fausses locations, photos volées, surfaces fantaisistes : à Kigali, 22 modérateurs vérifient les annonces en 35 minutes.',
        theme: 'soutien-d-activite',
        typologie: 'Modération',
        objectif: 'Fiabiliser les données',
        secteur: 'Immobilier',
        publishedAt: '2026-03-10',
        document: {
            subtitle: 'Contrôle des annonces avant mise en ligne, depuis Kigali',
            sections: [
                {
                    heading: 'Trop beau pour être vrai',
                    paragraphs: [
                        "Un deux-pièces lumineux, un loyer inférieur de moitié au marché, un propriétaire à l'étranger qui demande un acompte. Ce portail d'annonces entre particuliers connaissait bien ces offres et les retirait après signalement. Trop tard, parfois, pour un étudiant qui avait déjà payé.",
                        "À la fraude s'ajoutaient des erreurs de bonne foi : surface confondue avec celle du terrain, étiquette énergétique oubliée, adresse fantaisiste. En février 2025, la direction décide de tout contrôler avant publication.",
                    ],
                },
                {
                    heading: 'Contrôler sans faire attendre',
                    paragraphs: [
                        'Le site reçoit 9 000 annonces par jour. Un moteur de règles, préparé avec nos développeurs de Paris, en valide 62 % : annonceur connu, photos inédites, prix cohérent. Les 3 400 autres arrivent à Kigali, où 22 modérateurs se relaient tous les jours de 8 h à 22 h.',
                    ],
                    list: [
                        'les photos sont comparées à celles du portail et du web ;',
                        "le prix est rapporté à ceux du quartier, avec une marge selon l'état du bien ;",
                        "la surface, l'étage et l'étiquette énergétique doivent concorder entre texte et photos ;",
                        "en cas de doute, l'annonceur reçoit une question précise plutôt qu'un refus.",
                    ],
                },
                {
                    heading: 'Apprendre des fraudeurs',
                    paragraphs: [
                        "Chaque semaine, Eric N., responsable d'équipe, décortique cinq tentatives avec la cellule fraude du portail. En mai 2025, l'équipe remarque que plusieurs annonces reprennent les mêmes rideaux, photographiés sous trois angles. La règle qu'elle en a tirée a bloqué 130 annonces en un mois.",
                        'La formation initiale dure cinq semaines. Elle porte autant sur le logement en France, ses loyers et son vocabulaire, que sur les techniques de fraude.',
                    ],
                },
                {
                    heading: 'Résultats du second semestre 2025',
                    paragraphs: [
                        'Parmi les annonceurs à qui une question est posée, quatre sur cinq corrigent leur annonce dans la journée et la voient paraître.',
                    ],
                    figures: [
                        { value: '35 min', label: 'de délai médian de contrôle' },
                        { value: '310', label: 'annonces frauduleuses bloquées par mois' },
                        { value: '−64 %', label: "de signalements d'utilisateurs" },
                    ],
                    quote: {
                        text: 'Contrôler avant de publier passait pour un frein. Nos annonceurs y ont vu une garantie, et ils publient davantage.',
                        author: 'Directrice produit du portail immobilier',
                    },
                },
                {
                    heading: 'Ce que nous en retenons',
                    paragraphs: [
                        "La question posée à l'annonceur a mieux servi la qualité que le refus. Elle prend quarante secondes à rédiger et transforme le contrôle en conseil. Elle suppose des modérateurs à l'aise à l'écrit : c'est devenu le premier critère de recrutement de l'équipe.",
                    ],
                },
            ],
        },
    },
];

;// ./seed/etudes/etudes.ts




/** All case studies, oldest first. */
const seedEtudes = [
    ...relationsClientEtudes,
    ...soutienDActiviteEtudes,
    ...actionsCommercialesEtudes,
    ...activitesItEtudes,
].sort((a, b) => a.publishedAt.localeCompare(b.publishedAt));

;// ./seed/pages/contact.ts
const contactEntries = [
    {
        name: "Une question, un projet ?",
        content: `
<p>Dites-nous en quelques lignes ce que vous cherchez : un volume à absorber, un service à réorganiser, une information pour un article ou un mémoire. Votre message parvient à la personne concernée, qui vous répond sous deux jours ouvrés.</p>
<p>Pour postuler, passez par la page <a href="/recrutements">Recrutements</a>. Pour signaler un manquement à l'éthique, utilisez le <a href="/signalements">formulaire de signalement</a>, qui garantit la confidentialité.</p>
`,
    },
    {
        name: "Nos coordonnées",
        content: `
<p>Les bureaux d'Anteuil et de Paris répondent du lundi au vendredi, de 9 heures à 18 heures, heure de Paris. Le standard du groupe transmet les appels destinés aux sites africains.</p>
<ul>
<li><strong>Paris</strong><p>Solutions technologiques, conseil et formation<br>Paris, France</p><a href="tel:+33199001210">01 99 00 12 10</a></li>
<li><strong>Anteuil</strong><p>Relation client<br>Anteuil, Doubs, France</p><a href="tel:+33353011225">03 53 01 12 25</a></li>
<li><strong>Cotonou</strong><p>Centre de 1 500 positions et école de codage<br>Cotonou, Bénin</p><a href="tel:+33199001218">+33 1 99 00 12 18</a></li>
<li><strong>Lomé</strong><p>Centre de 1 000 positions<br>Lomé, Togo</p><a href="tel:+33199001220">+33 1 99 00 12 20</a></li>
<li><strong>Kigali</strong><p>Centre bilingue de 300 positions<br>Kigali, Rwanda</p><a href="tel:+33199001221">+33 1 99 00 12 21</a></li>
</ul>
`,
    },
    {
        name: "Recevez nos actualités",
        content: `
<p>Une lettre par mois : nouvelles études de cas, vie des sites, retours d'expérience. Un clic suffit pour ne plus la recevoir.</p>
`,
    },
];

;// ./seed/pages/home.ts
const homeEntries = [
    {
        name: "Une équipe entre deux continents, une seule exigence",
        content: `
<p>Un abonné qui ne comprend pas sa facture, un patient qui cherche un rendez-vous, un acheteur dont le colis s'est perdu : derrière chaque contact, il y a quelqu'un qui attend une réponse. Nos équipes de France, du Bénin, du Togo et du Rwanda la donnent chaque jour, par téléphone, par écrit et sur les réseaux sociaux, au nom des marques qui nous font confiance.</p>
<p>VIPP réunit la relation client, le back office, la vente à distance et le développement informatique. Un seul interlocuteur vous suit du cadrage au bilan trimestriel ; un seul outil de pilotage vous montre, site par site, ce qui a été promis et ce qui a été tenu.</p>
<p><a href="/le-groupe">Découvrir le groupe</a></p>
`,
    },
    {
        name: "Secteurs d'activités",
        content: `
<p>Un conseiller n'aide bien que s'il connaît le métier de celui qu'il représente. Nous formons nos équipes secteur par secteur, avec le vocabulaire, les règles et les saisons de chacun.</p>
<ul>
<li>Banque / Assurance</li>
<li>Télécom</li>
<li>Médias</li>
<li>Énergie</li>
<li>E-commerce</li>
<li>Immobilier</li>
<li>Santé / pharmaceutique</li>
<li>Tourisme / loisirs</li>
<li>Automobile</li>
<li>Technologie</li>
</ul>
`,
    },
    {
        name: "France, Bénin, Togo, Rwanda : le même jour de travail",
        content: `
<p>Deux heures de décalage au plus séparent nos sites, en été comme en hiver. Quand une équipe d'Anteuil découvre une panne, celles de Cotonou, de Lomé et de Kigali l'expliquent déjà aux clients qui appellent.</p>
`,
    },
    {
        name: "Grandir avec les villes où nous travaillons",
        content: `
<p>Ouvrir un site, c'est d'abord embaucher : des jeunes diplômés, des parents qui reprennent une activité, des autodidactes que l'on forme à un premier métier. Les salaires sont versés à date fixe, la couverture santé commence avec le contrat et la plupart de nos superviseurs ont débuté casque sur les oreilles.</p>
<p>À Cotonou, l'école de codage ouvre le développement informatique à des candidats que les filières classiques n'auraient pas retenus. À Anteuil, un site de relation client fait vivre des emplois qualifiés en pleine campagne du Doubs. Nous publions nos chartes, nos chiffres et nos points à améliorer.</p>
<p><a href="/rse">Lire nos engagements</a></p>
`,
    },
];

;// ./seed/pages/le-groupe.ts
const leGroupeEntries = [
    {
        name: "Deux continents, un même métier : répondre juste",
        content: `
<p>VIPP est un groupe de services externalisés et d'expérience client. 3 000 collaborateurs y traitent 40 millions de contacts par an, soit environ 110 000 par jour : appels, courriels, conversations en ligne, avis, dossiers papier à saisir ou à vérifier.</p>
<p>Notre organisation tient en une idée simple : placer chaque tâche là où elle sera le mieux faite. La technologie, le conseil et la formation sont conduits depuis Paris. Les échanges les plus sensibles peuvent rester à Anteuil, dans le Doubs. Les opérations qui demandent du volume, des horaires larges ou plusieurs langues sont confiées à Cotonou, Lomé et Kigali.</p>
<p>D'un site à l'autre, les règles ne changent pas : même parcours de formation, mêmes grilles d'écoute, mêmes outils, même politique de sécurité.</p>
`,
    },
    {
        name: "The African BPO & CX leader",
        content: `
<p>Nous avons choisi de grandir en Afrique francophone et anglophone parce que les talents y sont, et d'y rester parce qu'ils progressent avec nous. Nos services sont rendus en français, en anglais et en langues africaines vernaculaires.</p>
`,
    },
    {
        name: "À Paris, la technologie, le conseil et la formation",
        content: `
<p>L'équipe parisienne rassemble deux métiers qui se parlent tous les jours. Les ingénieurs conçoivent les outils du groupe : connecteurs avec les logiciels de nos clients, tableaux de bord, automates de tri, assistants qui proposent une réponse au conseiller et le laissent décider. Les consultants, eux, observent les parcours, écoutent les échanges et réécrivent les procédures avec ceux qui les appliquent.</p>
<p>C'est aussi à Paris que naissent les programmes de formation. Chaque module est testé par une équipe pilote, corrigé, puis transmis aux formateurs de chaque site, qui l'adaptent à leurs exemples et à leur langue de travail.</p>
`,
    },
    {
        name: "En Afrique subsaharienne, trois sites à taille d'entreprise",
        content: `
<p>Cotonou a ouvert la voie en 2018, Lomé a suivi en 2020 et Kigali en 2021. Ensemble, ils comptent 2 800 positions. Chacun est relié par deux fibres indépendantes et secouru par des groupes électrogènes, pour qu'une coupure de courant n'interrompe pas un appel.</p>
<p>Chaque site a son caractère. Cotonou, le plus vaste, abrite l'école de codage et les grandes opérations multicanales. Lomé s'est fait une spécialité du suivi de commandes et de la vente à distance. Kigali, bilingue, sert des clients francophones et anglophones et nous ouvre l'Afrique de l'Est.</p>
`,
    },
    {
        name: "Poursuivre la visite",
        content: `
<ul>
<li>
<figure><img src="storage/pages/carte-metiers.svg" width="1200" height="675" alt="Motif tissé de quatre bandes, une par famille de prestations"></figure>
<p>Relations clients, soutien d'activité, actions commerciales, activités IT : quatre familles de services que l'on peut confier séparément ou réunir.</p>
<a href="/prestations">Voir nos prestations</a>
</li>
<li>
<figure><img src="storage/pages/carte-accompagnement.svg" width="1200" height="675" alt="Motif de lignes qui partent d'un même point et s'élargissent"></figure>
<p>Une équipe dédiée, un calendrier de démarrage écrit et un comité de suivi : comment un projet prend forme, de la première réunion au rythme de croisière.</p>
<a href="/vous-accompagner">Comprendre notre méthode</a>
</li>
<li>
<figure><img src="storage/pages/carte-engagements.svg" width="1200" height="675" alt="Motif de feuilles et de losanges entrelacés"></figure>
<p>Chartes, politiques et bilans : ce que nous devons à nos collaborateurs, à nos voisins et à la planète, documents à l'appui.</p>
<a href="/rse#engagements">Consulter nos engagements</a>
</li>
<li>
<figure><img src="storage/pages/carte-recrutement.svg" width="1200" height="675" alt="Motif de cercles de couleurs qui se rejoignent"></figure>
<p>Téléconseillers, superviseurs, formateurs, développeurs : nous recrutons toute l'année au Bénin, au Togo et au Rwanda.</p>
<a href="/recrutements#metiers">Découvrir les métiers</a>
</li>
</ul>
`,
    },
    {
        name: "En France, avec Comtoise Relation Client",
        content: `
<p>Anteuil compte quelques centaines d'habitants, des prés, un clocher et un plateau de relation client. Comtoise Relation Client, marque sœur du groupe, y accueille les opérations qui réclament une présence en France : premiers rendez-vous téléphoniques, réclamations complexes, publics fragiles, périodes de test avant un déploiement plus large.</p>
<p>Les deux maisons partagent leurs outils et leur direction de la qualité. Un client peut ainsi commencer à Anteuil, valider les procédures, puis étendre ses horaires ou ses volumes à Cotonou, Lomé ou Kigali sans changer d'interlocuteur.</p>
<figure><img src="storage/pages/partenaire-anteuil.svg" width="1200" height="675" alt="Collines du Doubs et toits d'Anteuil, dessinés en motifs géométriques"></figure>
<ul>
<li><h3>La proximité</h3><p>Des conseillers installés dans le Doubs, pour beaucoup depuis de longues années, qui connaissent la vie quotidienne de ceux qui les appellent. Ils prennent le temps qu'il faut, relisent le dossier avec le client et rappellent quand ils l'ont promis.</p></li>
<li><h3>Le relais</h3><p>Chaque consigne éprouvée à Anteuil devient une fiche partagée avec les sites africains. Les superviseurs se réunissent en visioconférence chaque lundi pour comparer les cas difficiles de la semaine et accorder leurs réponses.</p></li>
</ul>
<figure><video src="storage/video/presentation.mp4" poster="storage/video/presentation.png" width="1280" height="720" aria-label="Présentation du groupe VIPP et de ses sites, avec sous-titres en français"><track kind="captions" srclang="fr" label="Français" src="storage/video/presentation.vtt"></video><figcaption>D'Anteuil à Kigali, le groupe en quelques images.</figcaption></figure>
`,
    },
];

;// ./seed/pages/mentions-legales.ts
const mentionsLegalesEntries = [
    {
        name: "Éditeur du site",
        content: `
<p>Ce site est édité par le groupe VIPP, groupe de services externalisés (BPO) et d'expérience client implanté en France, à Paris et à Anteuil (Doubs), ainsi qu'au Bénin (Cotonou), au Togo (Lomé) et au Rwanda (Kigali).</p>
<p>Toute demande adressée à l'éditeur, y compris celle de ses informations d'immatriculation et de l'adresse de son siège, peut être faite au moyen du formulaire de la page <a href="/contact">Contact</a>, où figurent aussi les numéros de téléphone de ses sites.</p>
`,
    },
    {
        name: "Direction de la publication",
        content: `
<p>La direction de la publication est assurée par la direction générale du groupe VIPP. Les textes sont rédigés et mis à jour par la direction de la communication, qui tient compte de toute demande de rectification ou de droit de réponse transmise par la page <a href="/contact">Contact</a>.</p>
`,
    },
    {
        name: "Hébergement",
        content: `
<p>Le site, ses textes et ses documents sont conservés sur des serveurs administrés pour le compte du groupe VIPP. L'identité et les coordonnées de l'hébergeur sont communiquées à toute personne qui en fait la demande par la page <a href="/contact">Contact</a>.</p>
<p>Toute personne qui estime qu'un contenu de ce site est illicite peut le faire connaître par la même voie, en indiquant l'adresse de la page, le passage en cause et les motifs de sa demande.</p>
`,
    },
    {
        name: "Propriété intellectuelle",
        content: `
<p>Les textes, illustrations, motifs, films, documents et logiciels de ce site sont protégés par le droit d'auteur ; le nom et le logo VIPP sont des signes distinctifs du groupe. Leur reproduction ou leur adaptation suppose un accord écrit préalable, sauf dans les cas permis par la loi, notamment la courte citation accompagnée de sa source et la copie privée.</p>
<p>Les documents proposés au téléchargement peuvent être partagés librement à condition de ne pas les modifier. Créer un lien vers une page de ce site ne demande aucune autorisation, pourvu que la page s'ouvre sous sa propre adresse. Les noms et logos de nos partenaires restent leur propriété.</p>
`,
    },
    {
        name: "Responsabilité et droit applicable",
        content: `
<p>Nous veillons à l'exactitude des informations publiées et les corrigeons dès qu'une erreur nous est signalée. Elles sont données à titre d'information et ne constituent pas une offre contractuelle. Le site peut être momentanément interrompu pour maintenance ou pour une cause indépendante de notre volonté.</p>
<p>Les liens vers des sites extérieurs sont proposés pour votre commodité ; leur contenu relève de leurs éditeurs. Le traitement de vos données personnelles est décrit dans notre <a href="/politique">politique de confidentialité</a>.</p>
<p>Ce site et les présentes mentions sont soumis au droit français. En cas de différend, et après recherche d'une solution amiable, les tribunaux français sont compétents, sans préjudice des règles protectrices qui s'imposent dans le pays du consommateur.</p>
`,
    },
];

;// ./seed/pages/politique.ts
const politiqueEntries = [
    {
        name: "Responsable du traitement",
        content: `
<p>Le groupe VIPP décide des données recueillies sur ce site et de l'usage qui en est fait : il est responsable de leur traitement au sens du règlement (UE) 2016/679, dit RGPD, et de la loi française du 6 janvier 1978 modifiée, dite loi Informatique et Libertés.</p>
<p>La présente politique concerne les visiteurs du site et les personnes qui remplissent un formulaire. Les données que nous traitons pour le compte de nos clients, dans le cadre de nos prestations, relèvent des politiques de ces clients et de contrats distincts.</p>
<p>Pour toute question, écrivez à notre référent pour la protection des données par le formulaire de la page <a href="/contact">Contact</a>, en indiquant « Données personnelles » au début de votre message.</p>
`,
    },
    {
        name: "Données collectées et finalités",
        content: `
<p>Nous ne recueillons que ce que vous saisissez dans nos formulaires et les traces techniques nécessaires au fonctionnement du site. Les champs obligatoires sont signalés ; sans eux, nous ne pouvons pas traiter la demande.</p>
<ul>
<li><strong>Contact</strong><p>Nom, prénom, fonction, entreprise, téléphone, adresse électronique, message et site de provenance, afin de vous répondre et de suivre nos échanges.</p></li>
<li><strong>Lettre d'information</strong><p>Nom, prénom, fonction, entreprise, adresse électronique et site de provenance, afin de vous envoyer nos actualités.</p></li>
<li><strong>Demandes d'études de cas</strong><p>Nom, prénom, fonction, entreprise, adresse électronique et titre de l'étude demandée, afin de vous la transmettre et, le cas échéant, de vous proposer un échange sur le même sujet.</p></li>
<li><strong>Candidatures</strong><p>Pays et poste visés, civilité, nom, prénom, nationalité, date de naissance, type et numéro de pièce d'identité, coordonnées, formation, langues, expériences, disponibilité et motivation, afin d'étudier votre dossier, de vérifier que vous avez au moins 18 ans et de vous contacter.</p></li>
<li><strong>Signalements</strong><p>Description des faits et, seulement si vous choisissez de vous identifier, nom, lien avec VIPP, moyens de vous joindre et souhaits de suivi, afin d'examiner les manquements portés à notre connaissance. Les personnes citées bénéficient des mêmes garanties.</p></li>
<li><strong>Fonctionnement et sécurité</strong><p>Adresse IP, date, page demandée et résultat de la requête, afin de délivrer les pages, de corriger les pannes et de repousser les usages abusifs.</p></li>
</ul>
<p>Nous ne vendons aucune donnée, ne dressons pas de profil publicitaire et ne prenons aucune décision entièrement automatisée : chaque candidature et chaque signalement sont lus par une personne.</p>
`,
    },
    {
        name: "Bases légales",
        content: `
<p>Chaque traitement repose sur l'un des fondements prévus à l'article 6 du RGPD.</p>
<ul>
<li><strong>Votre consentement</strong><p>Pour la lettre d'information. Vous le retirez à tout moment, sans que cela remette en cause les envois passés.</p></li>
<li><strong>Les mesures précontractuelles prises à votre demande</strong><p>Pour les candidatures, les études de cas et les demandes de devis adressées par le formulaire de contact.</p></li>
<li><strong>Notre intérêt légitime</strong><p>Pour répondre aux autres messages, garder la mémoire de nos échanges professionnels et assurer la sécurité du site, dans le respect de vos droits.</p></li>
<li><strong>Nos obligations légales</strong><p>Pour le recueil et le traitement des signalements, ainsi que pour répondre aux demandes des autorités.</p></li>
</ul>
<p>N'inscrivez pas dans les champs libres de renseignements sur votre santé, vos opinions ou vos croyances, sauf si un signalement ne peut être compris sans eux.</p>
`,
    },
    {
        name: "Durées de conservation",
        content: `
<p>Les données sont effacées ou rendues anonymes à la fin des délais suivants. Elles peuvent être conservées plus longtemps, à accès restreint, lorsqu'une loi l'impose ou qu'un litige est en cours.</p>
<table>
<thead>
<tr><th scope="col">Données</th><th scope="col">Durée</th></tr>
</thead>
<tbody>
<tr><th scope="row">Messages de contact</th><td>3 ans après le dernier échange</td></tr>
<tr><th scope="row">Lettre d'information</th><td>Jusqu'à la désinscription</td></tr>
<tr><th scope="row">Demandes d'études de cas</th><td>3 ans après la demande</td></tr>
<tr><th scope="row">Candidatures non retenues</th><td>2 ans après le dernier contact, sauf opposition</td></tr>
<tr><th scope="row">Candidatures retenues</th><td>Versées au dossier du collaborateur</td></tr>
<tr><th scope="row">Signalements hors du champ du dispositif</th><td>Effacement ou anonymisation sans délai</td></tr>
<tr><th scope="row">Signalements restés sans suite</th><td>2 mois après la clôture des vérifications</td></tr>
<tr><th scope="row">Signalements suivis d'une procédure</th><td>Jusqu'au terme de la procédure et des voies de recours</td></tr>
<tr><th scope="row">Journaux techniques</th><td>12 mois</td></tr>
</tbody>
</table>
`,
    },
    {
        name: "Destinataires et transferts hors de l'Union européenne",
        content: `
<p>Vos données ne sont lues que par les équipes qui en ont besoin : commerciale et communication pour les contacts, la lettre et les études de cas ; recrutement du pays choisi pour les candidatures ; comité d'éthique, seul, pour les signalements. Les prestataires qui hébergent le site ou acheminent nos courriels agissent sur nos instructions, dans le cadre d'un contrat conforme à l'article 28 du RGPD.</p>
<p>Certaines de ces équipes travaillent à Cotonou (Bénin), à Lomé (Togo) et à Kigali (Rwanda), pays pour lesquels la Commission européenne n'a pas constaté, à ce jour, de niveau de protection adéquat. Les transferts sont encadrés par les clauses contractuelles types qu'elle a adoptées, complétées par une analyse du droit local, le chiffrement des échanges et des accès nominatifs. Vous pouvez demander une copie de ces clauses par la page <a href="/contact">Contact</a>.</p>
<p>Les candidats de ces trois pays bénéficient en outre de leur loi nationale sur la protection des données. Ils peuvent saisir l'autorité compétente : l'APDP au Bénin, l'IPDCP au Togo, la NCSA au Rwanda.</p>
`,
    },
    {
        name: "Cookies",
        content: `
<p>Un cookie est un petit fichier que le site dépose dans votre navigateur ; le stockage local rend un service comparable sans être envoyé au serveur. Nous les employons à des fins strictement opérationnelles et éditoriales : aucun ne sert à la publicité, à la mesure d'audience par un tiers ou au suivi d'un site à l'autre.</p>
<table>
<thead>
<tr><th scope="col">Nom</th><th scope="col">À quoi il sert</th><th scope="col">Où et combien de temps</th></tr>
</thead>
<tbody>
<tr><th scope="row">its_cookies</th><td>Retient votre choix sur les cookies : accepté ou refusé</td><td>Cookie et stockage local, 365 jours</td></tr>
<tr><th scope="row">isDarkmode</th><td>Retient votre préférence pour le thème clair ou sombre</td><td>Stockage local, jusqu'à ce que vous l'effaciez ; cookie, 365 jours au plus</td></tr>
<tr><th scope="row">lastLoginDate</th><td>Retient la date de votre dernière visite, afin de vous redemander votre choix</td><td>Stockage local, jusqu'à ce que vous l'effaciez</td></tr>
<tr><th scope="row">candidatForm1</th><td>Garde la première étape de votre candidature pendant que vous remplissez la seconde</td><td>Stockage local, effacé dès que la candidature est envoyée</td></tr>
</tbody>
</table>
<p>À votre première visite, un bandeau vous propose d'accepter ou de refuser ; refuser ne vous prive d'aucune page ni d'aucun formulaire. Une petite icône permet ensuite de rouvrir le bandeau et de changer d'avis. Si trois jours ou plus se sont écoulés depuis votre dernière visite, votre choix est remis à zéro et le bandeau vous le redemande.</p>
<p>Vous pouvez aussi effacer ces éléments dans les réglages de votre navigateur. Si vous utilisez un appareil partagé, effacez-les avant de le quitter, en particulier après une candidature commencée et non envoyée.</p>
`,
    },
    {
        name: "Vos droits",
        content: `
<p>Vous pouvez accéder aux données qui vous concernent, les faire rectifier ou effacer, demander la limitation de leur traitement, vous opposer à celui-ci, recevoir dans un format courant celles que vous nous avez fournies, retirer votre consentement et donner des directives sur leur sort après votre décès.</p>
<p>Pour exercer ces droits, utilisez le formulaire de la page <a href="/contact">Contact</a> en précisant l'objet de votre demande. Nous répondons dans un délai d'un mois, qui peut être prolongé de deux mois si la demande est complexe ; nous vous en informons alors. Un justificatif d'identité n'est demandé qu'en cas de doute raisonnable.</p>
<p>Si notre réponse ne vous satisfait pas, vous pouvez adresser une réclamation à la Commission nationale de l'informatique et des libertés (CNIL), en ligne sur <a href="https://www.cnil.fr/fr/plaintes">cnil.fr</a> ou par courrier : 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.</p>
`,
    },
    {
        name: "Sécurité et modifications",
        content: `
<p>Les échanges entre votre navigateur et le site sont chiffrés. Les accès aux données sont nominatifs, limités au besoin et consignés ; les sauvegardes sont protégées et leur restauration est essayée régulièrement. Les collaborateurs qui traitent des données personnelles sont formés et tenus à la confidentialité.</p>
<p>Si une violation de données est susceptible d'engendrer un risque pour vos droits, nous la notifions à la CNIL dans les 72 heures et, si le risque est élevé, nous vous en informons directement.</p>
<p>Nous mettons cette politique à jour lorsque le site ou la loi évolue. Les versions antérieures sont communiquées sur demande. Version en vigueur : 2 novembre 2026.</p>
`,
    },
];

;// ./seed/pages/prestations.ts
const prestationsEntries = [
    {
        name: "Quatre familles de services, un seul pilotage",
        content: `
<p>Certains de nos clients nous confient une boîte de messagerie, d'autres un service entier. Dans les deux cas, le travail commence de la même façon : nous lisons vos procédures, nous écoutons vos échanges et nous mettons par écrit ce qui fait une bonne réponse chez vous.</p>
<p>Nos équipes travaillent en français, en anglais et en langues africaines vernaculaires, sur vos outils ou sur les nôtres, du lundi au samedi ou sept jours sur sept selon le besoin.</p>
`,
    },
    {
        name: "Relations clients",
        content: `
<p>Répondre vite ne suffit pas : il faut que le client n'ait pas à revenir. Nous mesurons donc d'abord la part des demandes réglées dès le premier contact, ensuite la durée.</p>
<ul>
<li><strong>Service client</strong><p>Téléphone, courriel, messagerie instantanée et formulaire sont traités par la même équipe, qui voit tout l'historique du dossier. Les débordements de fin de mois, de soldes ou de rentrée sont prévus avec vous six semaines à l'avance.</p></li>
<li><strong>Modération</strong><p>Avis, commentaires, annonces et photos sont relus selon votre charte. Les cas litigieux passent par un second lecteur ; les modérateurs exposés à des contenus éprouvants tournent et disposent d'un suivi psychologique.</p></li>
<li><strong>Réseaux sociaux</strong><p>Nous répondons publiquement avec votre ton, basculons en message privé dès qu'une donnée personnelle apparaît et vous alertons avant qu'un mécontentement isolé ne devienne une vague.</p></li>
</ul>
`,
    },
    {
        name: "Soutien d'activité",
        content: `
<p>Ce que le client ne voit pas décide souvent de sa satisfaction : un dossier complet, une adresse exacte, un remboursement parti à temps. Nos équipes de back office prennent en charge ces tâches, avec des contrôles à chaque étape.</p>
<ul>
<li><strong>Back office</strong><p>Gestion de contrats, mises à jour de comptes, rapprochements, remboursements, réponses aux réclamations écrites. Chaque file a son délai, affiché et suivi à l'heure près.</p></li>
<li><strong>Digitalisation</strong><p>Numérisation, indexation et classement de fonds papier, création de fiches produits, reprise de données avant un changement de logiciel. Un échantillon de chaque lot est vérifié par une autre équipe.</p></li>
<li><strong>Traitement documentaire</strong><p>Lecture et contrôle de pièces justificatives, saisie, extraction assistée par l'intelligence artificielle et relecture humaine de tout ce que la machine n'a pas reconnu avec certitude.</p></li>
</ul>
`,
    },
    {
        name: "Actions commerciales",
        content: `
<p>Vendre à distance demande de la franchise. Nos conseillers annoncent qui ils représentent, respectent les horaires légaux et les listes d'opposition, et ne concluent que ce que le client a compris.</p>
<ul>
<li><strong>Acquisition</strong><p>Qualification de fichiers, prise de rendez-vous pour vos équipes de terrain, relance de paniers abandonnés et de demandes de devis. Le compte rendu de chaque appel rejoint votre logiciel commercial le jour même.</p></li>
<li><strong>Fidélisation</strong><p>Appels de bienvenue, conseils d'usage, montée en gamme quand elle sert le client. Une visite annuelle par téléphone vaut souvent mieux que trois courriels.</p></li>
<li><strong>Rétention</strong><p>Écoute des motifs de départ, solution adaptée, résiliation simple quand elle est décidée. Les raisons recueillies vous sont restituées chaque mois, classées et chiffrées.</p></li>
</ul>
`,
    },
    {
        name: "Activités IT",
        content: `
<p>Nos développeurs travaillent à quelques mètres des conseillers. Ils voient les gestes répétés vingt fois par heure, et c'est par là qu'ils commencent.</p>
<ul>
<li><strong>Codage</strong><p>L'école de codage de Cotonou forme les profils juniors du groupe : intégration web, tests, maintenance corrective. Chaque apprenti est suivi par un développeur confirmé pendant ses premiers mois de production.</p></li>
<li><strong>Développements IT</strong><p>Applications métier, portails clients, interfaces entre logiciels, tierce maintenance. Les équipes de Paris cadrent et garantissent l'architecture, celles de Cotonou développent, les livraisons sont hebdomadaires.</p></li>
<li><strong>BPO augmenté</strong><p>Tri automatique des messages, résumés d'appels, suggestions de réponse, détection des demandes urgentes. L'automate propose, le conseiller décide ; chaque suggestion refusée sert à corriger le modèle.</p></li>
</ul>
`,
    },
    {
        name: "Parlons de votre projet",
        content: `
<p>Décrivez-nous un volume, un délai ou simplement une difficulté : un responsable de compte vous rappelle avec une première estimation.</p>
`,
    },
    {
        name: "Études de cas",
        content: `
<p>Un pic d'appels absorbé en trois semaines, une boîte de courriels ramenée de neuf jours de retard à un seul, un catalogue entier saisi avant l'ouverture d'une boutique en ligne : nos études de cas racontent la demande, la méthode, les résultats et ce que nous referions autrement.</p>
<p><a href="/etude-de-cas">Lire les études de cas</a></p>
`,
    },
    {
        name: "Aller plus loin",
        content: `
<ul>
<li><strong>Vous hésitez sur la façon d'organiser votre projet ?</strong><p>Nous détaillons notre manière de cadrer, de démarrer et de maîtriser les coûts.</p><a href="/vous-accompagner">Voir comment nous vous accompagnons</a></li>
<li><strong>Vous cherchez une équipe installée en France ?</strong><p>Comtoise Relation Client, notre marque sœur, vous répond depuis Anteuil, dans le Doubs.</p><a href="https://www.comtoise-relation-client.example/">Visiter le site de Comtoise Relation Client</a></li>
</ul>
`,
    },
];

;// ./seed/pages/recrutements.ts
const recrutementsEntries = [
    {
        name: "Rejoignez-nous",
        content: `
<p>Nous recrutons au Bénin, au Togo et au Rwanda, par vagues, plusieurs fois par an. Aucune expérience n'est exigée pour devenir téléconseiller : il faut bien parler et bien écrire le français, aimer écouter et vouloir apprendre.</p>
<p>La formation d'entrée dure de trois à six semaines selon l'opération. Elle est rémunérée dès le premier jour, comme le travail qui la suit. Les postes sont à temps plein et s'exercent sur site ; ils ne sont pas compatibles avec des études en cours ou un autre emploi.</p>
<p><a href="/recrutements/candidature">Déposer ma candidature</a></p>
`,
    },
    {
        name: "Nos métiers",
        content: `
<p>On entre souvent chez nous comme téléconseiller ; on y reste rarement au même poste. Voici les familles de métiers entre lesquelles nos collaborateurs évoluent.</p>
<ul>
<li><strong>Conseil à la clientèle</strong><p>Téléconseillers, modérateurs et chargés de réseaux sociaux renseignent, dépannent et rassurent, à l'oral ou par écrit. Le premier métier du groupe, et la meilleure école pour tous les autres.</p></li>
<li><strong>Vente à distance</strong><p>Les conseillers commerciaux qualifient, proposent et fidélisent. La part variable est plafonnée pour que personne n'ait intérêt à forcer une vente.</p></li>
<li><strong>Back office et documents</strong><p>Gestionnaires de dossiers et opérateurs documentaires contrôlent, saisissent et régularisent. Des postes pour les esprits méthodiques, sans téléphone.</p></li>
<li><strong>Encadrement de plateau</strong><p>Superviseurs et chefs de plateau accompagnent des équipes de quinze conseillers au plus, organisent la journée et répondent des résultats.</p></li>
<li><strong>Qualité et formation</strong><p>Référents qualité et formateurs écoutent, notent, expliquent, construisent les modules et suivent les nouveaux jusqu'à leur autonomie.</p></li>
<li><strong>Informatique</strong><p>Développeurs, intégrateurs, testeurs et techniciens réseau. À Cotonou, l'école de codage offre une porte d'entrée à celles et ceux qui n'ont pas suivi de cursus informatique.</p></li>
<li><strong>Fonctions support</strong><p>Ressources humaines, planification, finances, moyens généraux : les métiers qui font qu'un site ouvre chaque matin à l'heure.</p></li>
</ul>
`,
    },
    {
        name: "Votre candidature, étape par étape",
        content: `
<p>Le formulaire se remplit en deux temps, en un quart d'heure environ. Préparez votre pièce d'identité et les dates de vos études et de vos emplois : tout ce que vous indiquez doit pouvoir être vérifié, et le dossier ne peut plus être modifié après sa validation.</p>
<ul>
<li><strong>Le dossier en ligne</strong><p>Identité, coordonnées, formation, expériences et motivation. Vous relisez l'ensemble avant l'envoi.</p></li>
<li><strong>La présélection</strong><p>L'équipe de recrutement du pays choisi lit chaque dossier. Nous recrutons par vagues : vous pouvez être contacté dans un délai de six mois, après quoi vous êtes libre de postuler à nouveau.</p></li>
<li><strong>Les tests</strong><p>Une dictée, une lecture à voix haute, un exercice de saisie et un cas de conversation. Ils se passent sur place, en une demi-journée.</p></li>
<li><strong>L'entretien</strong><p>Un échange avec un recruteur et un superviseur, qui vous présente l'opération, les horaires et le salaire. Vos diplômes vous sont alors demandés.</p></li>
<li><strong>La formation d'entrée</strong><p>Le contrat signé, vous rejoignez un groupe de formation. Un parrain vous suit pendant vos trois premiers mois sur le plateau.</p></li>
</ul>
`,
    },
    {
        name: "La vie dans l'entreprise",
        content: `
<p>Répondre toute la journée à des inconnus demande de l'énergie. Chaque site dispose d'un comité de vie, élu pour un an, qui choisit les activités et gère leur budget.</p>
<ul>
<li><strong>Sport</strong><p>Football et course à pied le samedi matin, tournoi entre sites chaque année, séances d'étirements sur le plateau deux fois par semaine.</p></li>
<li><strong>Salle de repos</strong><p>Fauteuils, lumière basse et silence : un quart d'heure de vraie pause, sans écran ni téléphone.</p></li>
<li><strong>Santé</strong><p>Visite médicale annuelle, permanence d'une infirmière, campagnes de vaccination et de don du sang ouvertes aux familles.</p></li>
<li><strong>Écoute</strong><p>Une psychologue reçoit chaque semaine, sur rendez-vous et en toute confidentialité, et anime des groupes de parole pour les modérateurs.</p></li>
<li><strong>Chorale et théâtre</strong><p>Deux ateliers nés de l'envie des équipes. On y travaille la voix et le souffle, ce qui sert aussi au téléphone.</p></li>
<li><strong>Fêtes et familles</strong><p>Arbre de Noël, journée portes ouvertes aux enfants, repas partagés lors des fêtes nationales de chaque pays.</p></li>
</ul>
`,
    },
];

;// ./seed/pages/rse.ts
const rseEntries = [
    {
        name: "Une responsabilité qui se voit au quotidien",
        content: `
<p>Un groupe de 3 000 personnes change la vie des quartiers où il s'installe. Il crée des revenus, mais aussi des trajets, des horaires, une consommation d'électricité et d'eau. Notre responsabilité commence là, dans ces effets ordinaires, avant les grandes déclarations.</p>
<p>Nous l'organisons autour de quatre engagements : un emploi décent et qui fait progresser, une conduite des affaires irréprochable, une empreinte environnementale mesurée puis réduite, une présence utile aux territoires. Chacun a un responsable, un budget et des indicateurs publiés.</p>
`,
    },
    {
        name: "Politique, chartes et bilans",
        content: `
<p>Ces sept documents disent à quoi nous nous tenons et où nous en sommes. Ils s'appliquent sur tous nos sites et sont remis à chaque nouvel arrivant, à nos fournisseurs et à nos clients qui le souhaitent.</p>
<ul>
<li><strong>Politique RSE</strong><p>Nos quatre engagements, leur gouvernance et les objectifs que nous nous fixons.</p><a href="storage/rse/politique-rse.pdf">Télécharger la politique RSE</a></li>
<li><strong>Code d'éthique</strong><p>Les règles de conduite de tous les collaborateurs, avec des situations concrètes et la marche à suivre.</p><a href="storage/rse/code-ethique.pdf">Télécharger le code d'éthique</a></li>
<li><strong>Charte des achats responsables</strong><p>Ce que nous demandons à nos fournisseurs et ce que nous leur devons en retour.</p><a href="storage/rse/charte-achats-responsables.pdf">Télécharger la charte des achats responsables</a></li>
<li><strong>Charte informatique</strong><p>Le bon usage des postes, des accès, des données et de l'intelligence artificielle.</p><a href="storage/rse/charte-informatique.pdf">Télécharger la charte informatique</a></li>
<li><strong>Politique des droits humains</strong><p>Les droits que nous garantissons au travail et la façon dont nous traitons les atteintes.</p><a href="storage/rse/politique-droits-humains.pdf">Télécharger la politique des droits humains</a></li>
<li><strong>Rapport RSE 2025</strong><p>Une année d'actions et de résultats, chiffres à l'appui, y compris ceux qui ne sont pas encore bons.</p><a href="storage/rse/rapport-rse.pdf">Télécharger le rapport RSE</a></li>
<li><strong>Rapport GRI 2025</strong><p>Nos informations extra-financières présentées en référence aux normes GRI, avec leur index.</p><a href="storage/rse/rapport-gri.pdf">Télécharger le rapport GRI</a></li>
</ul>
`,
    },
    {
        name: "Une identité partagée avec nos partenaires",
        content: `
<p>Nous agissons rarement seuls. Ces associations et programmes connaissent le terrain mieux que nous ; nous leur apportons des moyens, du temps de travail et des débouchés.</p>
<ul>
<li><figure><img src="storage/logos/haies-du-doubs.svg" width="320" height="160" alt="Haies du Doubs"></figure><strong>Haies du Doubs</strong><p>Replante des haies champêtres autour d'Anteuil ; nos équipes donnent deux journées de plantation chaque hiver.</p></li>
<li><figure><img src="storage/logos/zemidjan-vert.svg" width="320" height="160" alt="Zémidjan Vert"></figure><strong>Zémidjan Vert</strong><p>Aide les conducteurs de motos-taxis de Cotonou à passer à l'électrique et assure une partie de nos trajets de nuit.</p></li>
<li><figure><img src="storage/logos/ateliers-du-mono.svg" width="320" height="160" alt="Ateliers du Mono"></figure><strong>Ateliers du Mono</strong><p>Prépare à Lomé de jeunes femmes éloignées de l'emploi à un premier poste dans les services.</p></li>
<li><figure><img src="storage/logos/umuganda-numerique.svg" width="320" height="160" alt="Umuganda Numérique"></figure><strong>Umuganda Numérique</strong><p>Remet en état à Kigali nos ordinateurs en fin de vie et les confie à des écoles secondaires.</p></li>
<li><figure><img src="storage/logos/mercredis-du-code.svg" width="320" height="160" alt="Les Mercredis du Code"></figure><strong>Les Mercredis du Code</strong><p>Fait découvrir la programmation aux collégiens de Cotonou avec les apprentis de notre école de codage.</p></li>
</ul>
`,
    },
];

;// ./seed/pages/signalements.ts
const signalementsEntries = [
    {
        name: "Parler sans crainte",
        content: `
<p>Corruption, fraude, harcèlement, discrimination, atteinte à la sécurité ou aux données personnelles, dommage à l'environnement : si vous êtes témoin ou victime d'un manquement au sein du groupe VIPP ou chez l'un de ses partenaires, vous pouvez le signaler ici. Ce dispositif est ouvert à tous : collaborateurs, candidats, fournisseurs, clients, riverains.</p>
<p>Nous prenons quatre engagements envers vous : lire chaque signalement, protéger votre identité, ne tolérer aucune représaille, vous dire ce qu'il en a été fait si vous souhaitez le savoir.</p>
<p>Ce formulaire n'est pas un service d'urgence. Si une personne est en danger immédiat, appelez les secours du pays où vous vous trouvez. Pour une réclamation sur une prestation, préférez la <a href="/contact">page de contact</a>.</p>
`,
    },
    {
        name: "Comment votre signalement est traité",
        content: `
<p>Votre message est lu par le comité d'éthique et par lui seul. Ses trois membres appartiennent à des directions différentes ; celui qui serait concerné par les faits est écarté du dossier.</p>
<ul>
<li><strong>Réception</strong><p>Si vous avez laissé un moyen de vous joindre, vous recevez un accusé de réception dans les sept jours ouvrés.</p></li>
<li><strong>Examen</strong><p>Le comité vérifie que les faits entrent dans le champ du dispositif. Il peut vous demander des précisions, que vous restez libre de ne pas donner.</p></li>
<li><strong>Enquête</strong><p>Les vérifications sont menées de façon contradictoire et discrète. La personne mise en cause est présumée n'avoir rien commis et peut s'expliquer.</p></li>
<li><strong>Réponse</strong><p>Dans un délai de trois mois au plus après l'accusé de réception, vous êtes informé des mesures envisagées ou prises, si vous l'avez demandé.</p></li>
<li><strong>Clôture</strong><p>Le dossier est clos par une décision écrite : mesures correctives, sanction, transmission à la justice ou classement motivé.</p></li>
</ul>
`,
    },
    {
        name: "Rédiger votre signalement",
        content: `
<p>Décrivez ce que vous avez vu, entendu ou constaté : les faits, la date, le lieu, les personnes présentes, les documents qui existent. Distinguez ce que vous savez de ce que vous supposez. Inutile de tout prouver : il suffit d'être de bonne foi.</p>
<p>Vous pouvez rester anonyme ; dans ce cas, nous ne pourrons pas vous répondre. Si vous choisissez de vous identifier, nous vous demandons votre nom, votre lien avec VIPP et au moins un moyen de vous joindre. Vous pouvez alors demander à être recontacté, à connaître la suite donnée et, si vous indiquez une adresse électronique, à recevoir une copie de votre message.</p>
<p>Nous conservons uniquement ce que vous écrivez dans le formulaire et la date d'envoi. Un signalement hors sujet est effacé sans délai ; un dossier sans suite est effacé ou rendu anonyme deux mois après la fin des vérifications. Le détail figure dans notre <a href="/politique">politique de confidentialité</a>.</p>
`,
    },
    {
        name: "Votre protection",
        content: `
<p>Nul ne peut être licencié, sanctionné, écarté d'une promotion ou d'un recrutement pour avoir signalé des faits de bonne foi. Cette protection s'étend aux personnes qui vous ont aidé et à vos proches qui travaillent avec nous. Celui qui exerce des représailles s'expose à une sanction disciplinaire.</p>
<p>Votre identité n'est communiquée à personne sans votre accord, sauf à l'autorité judiciaire lorsque la loi l'exige. Celle des personnes citées est protégée de la même manière.</p>
<p>En France, le statut de lanceur d'alerte est défini par la loi du 9 décembre 2016, modifiée par celle du 21 mars 2022. Vous pouvez, à tout moment, vous adresser aussi à une autorité externe, notamment au Défenseur des droits, qui oriente et protège les lanceurs d'alerte.</p>
`,
    },
];

;// ./seed/pages/vous-accompagner.ts
const vousAccompagnerEntries = [
    {
        name: "Externaliser sans perdre la main",
        content: `
<p>Confier ses clients à une autre entreprise est une décision sérieuse. Les questions qu'elle soulève sont toujours les mêmes : qui sera au bout du fil, que verrons-nous de ce qui se passe, combien cela coûtera-t-il vraiment, et comment revenir en arrière si nous le souhaitons ?</p>
<p>Cette page y répond point par point. Elle décrit ce que nous faisons à chaque étape, ce que nous attendons de vous et ce que vous êtes en droit de nous demander.</p>
`,
    },
    {
        name: "Une organisation agile",
        content: `
<p>Un projet démarre petit. Une équipe pilote de huit à douze conseillers prend en charge une partie des demandes pendant quatre semaines. Chaque vendredi, nous relisons avec vous les échanges réussis et les échanges manqués, et nous corrigeons les procédures pour le lundi.</p>
<p>Quand les résultats sont stables, le volume augmente par paliers. Les renforts viennent d'équipes déjà formées au même secteur, ce qui permet d'absorber une campagne ou une crise en quelques jours plutôt qu'en quelques mois.</p>
<p>Les ajustements ordinaires se décident entre votre responsable et le nôtre, sans avenant : horaires, priorités, répartition entre canaux. Seuls le périmètre et le prix passent par un écrit.</p>
`,
    },
    {
        name: "Vos secteurs, notre terrain",
        content: `
<p>Dix secteurs, dix façons de parler au client. Nos formateurs tiennent pour chacun un programme d'accueil, un lexique et un recueil de cas réels.</p>
<ul>
<li><strong>Banque / Assurance</strong><p>Contrôle d'identité, déclarations de sinistre, oppositions : des gestes précis, tracés, exécutés avec tact.</p></li>
<li><strong>Télécom</strong><p>Diagnostic de panne, suivi de raccordement, explication de facture, et des équipes prêtes pour les soirs d'incident.</p></li>
<li><strong>Médias</strong><p>Abonnements, accès numériques, modération des commentaires pendant les grands rendez-vous d'actualité.</p></li>
<li><strong>Énergie</strong><p>Emménagements, relevés, échéanciers, accompagnement attentif des foyers en difficulté de paiement.</p></li>
<li><strong>E-commerce</strong><p>Suivi de colis, retours, litiges avec les transporteurs, fiches produits, de la rentrée aux fêtes.</p></li>
<li><strong>Immobilier</strong><p>Qualification des demandes de visite, constitution de dossiers locataires, signalement des interventions urgentes.</p></li>
<li><strong>Santé / pharmaceutique</strong><p>Prise de rendez-vous, information sur les remboursements, confidentialité renforcée à chaque étape.</p></li>
<li><strong>Tourisme / loisirs</strong><p>Réservations, modifications, annulations en chaîne quand un vol ou une tempête bouleverse les plans.</p></li>
<li><strong>Automobile</strong><p>Rendez-vous d'atelier, campagnes de rappel, assistance, suivi de satisfaction après la livraison.</p></li>
<li><strong>Technologie</strong><p>Support de premier et de deuxième niveau, aide à la prise en main, remontée d'anomalies reproductibles aux développeurs.</p></li>
</ul>
`,
    },
    {
        name: "Une organisation lisible",
        content: `
<p>Vous avez trois interlocuteurs, et vous connaissez leur numéro. Le responsable de compte répond du contrat et des résultats. Le chef de plateau organise la journée et ajuste les effectifs. Le référent qualité écoute, note et forme.</p>
<ul>
<li><strong>Chaque jour</strong><p>Un point de dix minutes sur les volumes, les délais et les sujets inattendus.</p></li>
<li><strong>Chaque semaine</strong><p>Une écoute commune d'une dizaine d'échanges, choisis pour moitié par vous.</p></li>
<li><strong>Chaque mois</strong><p>Un comité de suivi : indicateurs, plan d'action, demandes d'évolution.</p></li>
<li><strong>Chaque trimestre</strong><p>Un bilan avec la direction, l'état des économies réalisées et la feuille de route.</p></li>
</ul>
<p>Un superviseur encadre au plus quinze conseillers. En dessous de cette taille, il ne voit pas assez de cas ; au-dessus, il ne peut plus écouter personne.</p>
`,
    },
    {
        name: "Des coûts maîtrisés",
        content: `
<p>Trois modes de facturation existent : à l'heure de présence, à la demande traitée ou au résultat. Nous vous conseillons celui qui rapproche le plus votre intérêt du nôtre, et nous l'expliquons par écrit. Pour un service client dont les volumes varient peu, c'est souvent la demande traitée ; pour un démarrage, l'heure de présence.</p>
<p>La formation initiale, les outils de pilotage et la supervision sont compris dans le prix annoncé. Les coûts de télécommunication et les licences sont refacturés à l'identique, factures jointes.</p>
<p>Le premier gain ne vient pourtant pas du tarif, mais des contacts évités. Quand une même question revient trop souvent, nous vous proposons de corriger la page, le courrier ou l'étape qui la provoque.</p>
`,
    },
    {
        name: "Une qualité normalisée",
        content: `
<p>Une bonne réponse à Lomé doit l'être aussi à Anteuil. Tous nos sites appliquent la même grille d'évaluation, les mêmes seuils d'alerte et le même parcours d'habilitation : un conseiller ne traite une demande qu'après avoir validé le module qui lui correspond.</p>
<p>Chaque mois, les référents qualité des différents sites notent à l'aveugle les mêmes échanges. Si leurs notes s'écartent de plus de cinq points, ils reprennent ensemble la grille jusqu'à tomber d'accord.</p>
<p>La protection des données suit le même principe : postes sans port de stockage, accès nominatifs, masquage des moyens de paiement, journal des consultations. Vos auditeurs peuvent visiter n'importe quel plateau, annoncés ou non.</p>
`,
    },
    {
        name: "Une innovation utile",
        content: `
<p>Nous n'installons un outil que s'il épargne une attente au client ou un geste au conseiller. Chaque idée est essayée sur un plateau pendant six semaines, comparée à une équipe témoin, puis généralisée ou abandonnée. Les deux issues sont publiées en interne.</p>
<p>Parmi les outils gardés : le résumé automatique des appels, relu par le conseiller avant d'être enregistré ; le tri des courriels par urgence ; la recherche dans la base de connaissances en langage courant, en français comme en anglais.</p>
<p>L'intelligence artificielle ne décide ni d'un refus, ni d'un remboursement, ni d'une sanction. Ces décisions portent toujours le nom d'une personne, que l'on peut joindre.</p>
`,
    },
];

;// ./seed/pages/pages.ts











/** Entries of every content page, in the order that `docs/contracts/content-pages.md` fixes. */
const seedPages = {
    [CONTENT_PAGES.home]: homeEntries,
    [CONTENT_PAGES.politique]: politiqueEntries,
    [CONTENT_PAGES.mentionsLegales]: mentionsLegalesEntries,
    [CONTENT_PAGES.recrutements]: recrutementsEntries,
    [CONTENT_PAGES.contact]: contactEntries,
    [CONTENT_PAGES.rse]: rseEntries,
    [CONTENT_PAGES.vousAccompagner]: vousAccompagnerEntries,
    [CONTENT_PAGES.prestations]: prestationsEntries,
    [CONTENT_PAGES.leGroupe]: leGroupeEntries,
    [CONTENT_PAGES.signalements]: signalementsEntries,
};

;// ./seed/posts/posts-2023.ts
const posts2023 = [
    {
        title: 'Janvier 2023 : trois chantiers pour les équipes, les sites et les clients',
        slug: 'trois-chantiers-pour-2023',
        description: "Agrandir Lomé, former davantage de responsables, mesurer la qualité de la même façon partout : la direction du groupe a présenté ses priorités de l'année.",
        metaDescription: "Agrandissement de Lomé, formation des responsables, mesure commune de la qualité : les trois priorités du groupe VIPP pour l'année 2023.",
        categories: ['Vie du groupe'],
        publishedAt: '2023-01-17',
        document: {
            subtitle: "Les priorités de l'année, présentées le même jour à Paris, Cotonou, Lomé et Kigali",
            sections: [
                {
                    heading: 'Une présentation, quatre villes',
                    paragraphs: [
                        "Le 12 janvier, les équipes de Cotonou, Lomé, Kigali et Paris ont suivi ensemble la présentation des priorités de l'année. Chaque site avait préparé ses questions à l'avance : 143 ont été reçues, la plupart sur les horaires, les évolutions de poste et les transports de nuit.",
                        "Le point de départ tient en deux chiffres. Près de cinq ans après l'ouverture de Cotonou, le groupe emploie 2 600 personnes. En 2022, elles ont traité 34 millions de contacts par téléphone, courriel, tchat et réseaux sociaux.",
                    ],
                    figures: [
                        { value: '2 600', label: 'collaborateurs au 1er janvier' },
                        { value: '34 millions', label: 'de contacts traités en 2022' },
                        { value: '143', label: 'questions reçues des sites' },
                    ],
                },
                {
                    heading: 'Premier chantier : donner de la place à Lomé',
                    paragraphs: [
                        "Le site togolais travaille à pleine capacité depuis l'automne. Un plateau supplémentaire de 100 positions sera livré avant la fin du premier trimestre, avec une salle de formation et un espace de repos à l'écart du bruit. Les recrutements ont commencé en décembre.",
                    ],
                },
                {
                    heading: "Deuxième chantier : mieux préparer les responsables d'équipe",
                    paragraphs: [
                        'Un bon conseiller ne devient pas responsable en un week-end. Chaque personne promue suivra désormais un parcours de six semaines, dont deux en binôme avec un responsable confirmé, avant de prendre son équipe. Le parcours aborde des situations précises :',
                    ],
                    list: [
                        'mener un entretien après une écoute difficile ;',
                        'répartir les pauses un jour de forte affluence ;',
                        'annoncer un changement de procédure le matin même ;',
                        "accueillir un collègue qui revient d'une longue absence.",
                    ],
                },
                {
                    heading: 'Troisième chantier : une seule façon de mesurer',
                    paragraphs: [
                        "D'un site à l'autre, une « résolution au premier contact » ne recouvrait pas toujours la même réalité. Un dictionnaire commun de quatorze indicateurs entre en vigueur en février. Les clients servis par deux sites liront enfin deux rapports comparables, calculés à partir des mêmes règles.",
                    ],
                    quote: {
                        text: 'Quand Cotonou et Lomé annoncent 82 %, je veux que ce soit le même 82 %. Ensuite seulement, on peut comparer et apprendre.',
                        author: 'Hélène R., directrice de la qualité',
                    },
                },
                {
                    heading: "Des points d'étape chaque trimestre",
                    paragraphs: [
                        "L'avancement des trois chantiers sera présenté aux équipes en avril, juillet et octobre, par celles et ceux qui les conduisent. Les réponses aux 143 questions sont affichées sur chaque site et disponibles sur l'intranet. Vingt-deux d'entre elles ont déjà conduit à une décision, dont l'ajout d'une navette après le dernier service du soir à Cotonou.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Lomé ouvre un second plateau et passe à 650 positions',
        slug: 'lome-second-plateau-650-positions',
        description: 'Cent positions de plus, une salle de formation et un espace de repos : le nouveau plateau du site togolais a reçu ses premiers appels début mars.',
        metaDescription: "Le site VIPP de Lomé ouvre un plateau de 100 positions, une salle de formation et un espace de repos. Visite et récit de l'ouverture.",
        categories: ['Implantations'],
        publishedAt: '2023-03-09',
        document: {
            subtitle: "Récit d'une ouverture préparée pendant cinq mois",
            sections: [
                {
                    heading: 'Le premier appel à 8 h 02',
                    paragraphs: [
                        "Lundi 6 mars, Akouvi M. a décroché le premier appel du nouveau plateau : une abonnée de Clermont-Ferrand dont la box redémarrait sans cesse. Six minutes plus tard, la ligne était stable et la cliente notait l'échange 5 sur 5. Autour d'Akouvi, 38 conseillers prenaient leur premier service dans des murs qui sentaient encore la peinture.",
                        "Le site de Lomé, ouvert en 2020, compte désormais 650 positions. Les 100 nouvelles seront occupées par vagues jusqu'à la fin du mois de mai.",
                    ],
                    figures: [
                        { value: '650', label: 'positions à Lomé' },
                        { value: '100', label: 'positions créées' },
                        { value: '5 mois', label: 'de travaux et de préparation' },
                    ],
                },
                {
                    heading: 'Un plateau dessiné avec ceux qui y travaillent',
                    paragraphs: [
                        "Douze conseillers ont participé aux plans. Leurs demandes n'étaient pas celles que l'on attendait : moins de couleurs vives, davantage de lumière naturelle, et surtout des îlots de six postes au lieu de douze. Plusieurs choix viennent directement de ce groupe de travail.",
                    ],
                    list: [
                        'Des panneaux absorbants entre les îlots : le niveau sonore mesuré en pleine activité baisse de 6 décibels par rapport au premier plateau.',
                        'Des casiers avec prise de recharge, pour que le téléphone personnel reste hors du plateau sans devenir un souci.',
                        'Un espace de repos séparé de la salle de restauration, sans écran.',
                    ],
                },
                {
                    heading: "Deux accès, deux sources d'énergie",
                    paragraphs: [
                        "Les deux plateaux sont reliés par deux fibres de deux opérateurs différents, qui n'empruntent pas la même rue. Les onduleurs tiennent vingt minutes, le groupe électrogène prend le relais en moins de quinze secondes. Une coupure volontaire a été organisée un dimanche de février : aucun poste ne s'est éteint. L'exercice sera refait chaque semestre, à une date connue de deux personnes seulement.",
                    ],
                },
                {
                    heading: 'Des recrutements qui continuent',
                    paragraphs: [
                        "Le nouveau plateau accueille trois activités : l'assistance technique d'un opérateur télécom, le service client d'un assureur et les prises de rendez-vous d'un réseau de centres d'optique. Les prochaines intégrations auront lieu en avril puis en mai, avec quatre semaines de formation rémunérée avant la première prise de poste.",
                    ],
                    quote: {
                        text: "En 2020, nous étions quarante et nous connaissions tous les prénoms. À 650, il faut s'organiser pour que cela reste vrai dans chaque équipe.",
                        author: 'Edem K., directeur du site de Lomé',
                    },
                },
            ],
        },
    },
    {
        title: 'École de codage : la troisième promotion écrit ses premières lignes',
        slug: 'ecole-de-codage-troisieme-promotion',
        description: "Vingt-quatre stagiaires, dont dix femmes, ont commencé leur formation à Cotonou. Certains n'avaient jamais ouvert un éditeur de code.",
        metaDescription: "À Cotonou, la troisième promotion de l'école de codage de VIPP réunit 24 stagiaires pour neuf mois de formation au développement web.",
        categories: ['Recrutement et formation', 'Innovation et IA'],
        publishedAt: '2023-04-20',
        html: `<p>Ils sont vingt-quatre, ils ont entre 19 et 34 ans, et le premier exercice les a tous fait rire : expliquer à voix haute, à un camarade qui obéit au mot près, comment préparer une bouillie de maïs. « Verser l'eau » ne suffit pas. Combien d'eau ? Dans quoi ? Avant ou après avoir allumé le feu ? La troisième promotion de l'école de codage de Cotonou venait d'écrire son premier programme.</p>
<h3>Choisis sur leur logique, pas sur leur diplôme</h3>
<p>L'école a reçu 386 candidatures en six semaines. La sélection s'est faite en trois temps, sans condition de diplôme :</p>
<ul>
<li>un test de logique d'une heure, passé sur place ;</li>
<li>une journée d'immersion, par groupes de six ;</li>
<li>un entretien de motivation avec un formateur et un développeur du groupe.</li>
</ul>
<p>Le résultat est une promotion très diverse : une ancienne gérante de pressing, deux professeurs de collège, un technicien en froid, cinq conseillers de notre plateau de Cotonou qui ont demandé à changer de métier. Dix des vingt-quatre stagiaires sont des femmes, contre six dans la promotion précédente.</p>
<h3>Neuf mois, dont trois sur des projets réels</h3>
<p>Les six premiers mois couvrent le web côté navigateur et côté serveur, les bases de données, les tests et l'anglais technique. Les trois derniers se passent en équipe, sur des demandes venues de nos sites. La deuxième promotion avait ainsi réalisé l'outil de planning des formateurs, toujours utilisé chaque jour à Cotonou et à Lomé.</p>
<blockquote><p>« Je ne cherche pas des gens qui savent déjà. Je cherche des gens que l'erreur rend curieux. »</p><p>Judicaël H., responsable pédagogique de l'école</p></blockquote>
<p>La formation est gratuite et suivie à plein temps. Un ordinateur portable reconditionné est prêté à chaque stagiaire, avec un forfait internet pour travailler le soir.</p>
<h3>Et après ?</h3>
<p>Sur les vingt diplômés de la deuxième promotion, treize ont rejoint nos équipes de développement et cinq ont été embauchés ailleurs dans les six mois. Deux ont créé leur activité. Les développeurs formés à Cotonou travaillent avec ceux de Paris sur les <a href="/prestations/#it">activités IT</a> confiées par nos clients : applications métier, automatisation de tâches de back office, maintenance de sites.</p>
<p>Les candidatures pour la quatrième promotion ouvriront au printemps 2024, pour une rentrée désormais fixée en septembre. Les annonces de recrutement du groupe, tous métiers confondus, sont sur la page <a href="/recrutements">Recrutements</a>.</p>`,
    },
    {
        title: "Au cœur du plateau : une journée au service client d'un opérateur télécom",
        slug: 'au-coeur-du-plateau-service-client-telecom',
        description: "De la prise de poste de 7 h 30 au débriefing du soir, nous avons suivi l'équipe de Prudence A., à Cotonou, un jour d'incident réseau.",
        metaDescription: "Reportage au cœur d'un plateau de Cotonou : une équipe de conseillers télécom face à une journée d'incident réseau, heure par heure.",
        categories: ['Relation client'],
        publishedAt: '2023-06-15',
        document: {
            subtitle: "Reportage à Cotonou, un mardi d'incident réseau",
            sections: [
                {
                    heading: '7 h 30 : la météo du jour',
                    paragraphs: [
                        "Quatorze chaises en demi-cercle, un tableau blanc, un thermos. Chaque matin, Prudence A. réunit son équipe dix minutes avant l'ouverture des lignes. Ce mardi, le point commence par une bonne nouvelle, deux collègues ont validé leur période d'essai, et se termine par une alerte : une maintenance est prévue dans le nord de la France à 10 heures.",
                        "« On ne promet pas d'heure de rétablissement tant que le technicien ne l'a pas donnée », rappelle-t-elle. La phrase est écrite en rouge et le restera toute la journée.",
                    ],
                },
                {
                    heading: '10 h 20 : la file double',
                    paragraphs: [
                        "La maintenance a débordé. En un quart d'heure, les appels en attente passent de 9 à 47. Sur son écran, Gildas K. applique le plan : l'annonce d'accueil change, un SMS part vers les abonnés des trois départements touchés, six conseillers du tchat basculent sur le téléphone. À 11 h 05, la file est revenue à 12.",
                    ],
                    figures: [
                        { value: '1 186', label: 'appels dans la journée' },
                        { value: '1 min 48', label: "d'attente moyenne au plus fort" },
                        { value: '4,4 sur 5', label: 'de satisfaction mesurée le soir' },
                    ],
                },
                {
                    heading: '14 heures : ce qui ne se lit pas dans un script',
                    paragraphs: [
                        "Un homme appelle pour la troisième fois. Son épouse est suivie à domicile et l'appareil médical transmet ses mesures par la box. Mireille D. cesse de suivre l'arbre de diagnostic. Elle vérifie que l'appareil garde les données en mémoire, demande l'envoi d'une clé 4G en urgence et note un rappel à 17 heures, qu'elle fera elle-même.",
                    ],
                    quote: {
                        text: "La procédure m'aide neuf fois sur dix. La dixième, il faut savoir la poser et écouter.",
                        author: 'Mireille D., conseillère depuis trois ans',
                    },
                },
                {
                    heading: '17 h 30 : vingt minutes pour apprendre',
                    paragraphs: [
                        "Le débriefing n'est pas un tribunal. L'équipe réécoute deux échanges choisis par les conseillers eux-mêmes, un réussi et un raté, et en tire trois décisions pour le lendemain :",
                    ],
                    list: [
                        "ajouter la question « un équipement de santé dépend-il de votre ligne ? » à l'accueil des incidents ;",
                        "préparer deux modèles de SMS, selon que l'heure de retour est connue ou non ;",
                        "demander à l'opérateur d'être averti de la veille de chaque maintenance, et non du matin même.",
                    ],
                },
                {
                    heading: 'Une semaine plus tard',
                    paragraphs: [
                        "L'opérateur a accepté les trois propositions. La question sur les équipements de santé est désormais posée sur tous ses plateaux, y compris ceux qui ne dépendent pas de nous. Quant au couple rappelé par Mireille, il a envoyé une carte postale, punaisée à côté du tableau blanc.",
                    ],
                },
            ],
        },
    },
    {
        title: "Soldes, rentrée, fêtes : comment se prépare la saison haute de l'e-commerce",
        slug: 'preparer-la-saison-haute-e-commerce',
        description: 'Novembre se joue en août. Prévisions, recrutements, formation croisée : la méthode de nos équipes pour absorber trois mois de forte activité.',
        metaDescription: 'Prévisions, recrutements, formation croisée : comment les équipes de VIPP préparent dès août la saison haute de leurs clients e-commerce.',
        categories: ['Relation client'],
        publishedAt: '2023-08-24',
        document: {
            subtitle: 'Quatre-vingt-dix jours de préparation avant le premier pic',
            sections: [
                {
                    heading: 'Pourquoi en parler en plein été',
                    paragraphs: [
                        "Pour un site marchand, les dix semaines qui vont de la mi-octobre aux derniers retours de Noël peuvent représenter 40 % des contacts de l'année. Former un conseiller à un catalogue, à une politique de retour et à trois logiciels prend de quatre à cinq semaines. Le calcul est vite fait : ce qui n'est pas décidé fin août manquera fin novembre.",
                    ],
                },
                {
                    heading: "Prévoir : trois courbes au lieu d'une",
                    paragraphs: [
                        "Nos planificateurs ne livrent plus une prévision unique. Ils en tracent trois, prudente, médiane et haute, à partir des volumes de l'année précédente, du calendrier promotionnel du client et de ses délais de livraison. Ce dernier point compte plus qu'on ne croit : un jour de retard chez le transporteur ajoute en moyenne 9 % d'appels le surlendemain.",
                        "Le dimensionnement suit la courbe médiane. La courbe haute sert à désigner, nom par nom, les renforts que l'on appellera.",
                    ],
                    figures: [
                        { value: '× 2,3', label: "entre une semaine d'été et la semaine du pic" },
                        { value: '+ 9 %', label: "d'appels par jour de retard de livraison" },
                        { value: '180', label: 'renforts formés à Cotonou et à Lomé' },
                    ],
                },
                {
                    heading: 'Former : chacun son deuxième métier',
                    paragraphs: [
                        "La plupart des renforts viennent de nos propres plateaux. Des activités calmes en fin d'année, comme les prises de rendez-vous ou certaines enquêtes, libèrent des conseillers qui connaissent déjà la maison. Chacun est formé à un second client deux heures par semaine, de septembre à octobre, et passe une demi-journée en double écoute avant le pic.",
                    ],
                    quote: {
                        text: "Je préfère un renfort qui connaît nos outils et découvre le catalogue à quelqu'un qui découvre tout le même matin.",
                        author: 'Yawa D., planificatrice, Lomé',
                    },
                },
                {
                    heading: 'Alléger : éviter les contacts que personne ne souhaite',
                    paragraphs: [
                        "Le meilleur renfort reste l'appel qui n'a pas lieu d'être. Avec deux enseignes, nous avons étudié cet été mille contacts reçus en décembre dernier. Près d'un tiers auraient pu être évités. Les corrections demandées à nos clients tiennent en quelques lignes :",
                    ],
                    list: [
                        'envoyer un message dès que le colis change de transporteur ;',
                        'afficher la date limite de retour sur la facture ;',
                        'confirmer le remboursement avec le délai bancaire réel ;',
                        'répondre dans la langue choisie au moment de la commande.',
                    ],
                },
                {
                    heading: 'Protéger ceux qui tiennent la ligne',
                    paragraphs: [
                        "Pendant la saison, aucun conseiller ne travaille plus de deux samedis de suite, les demandes de congé déposées avant le 15 septembre reçoivent une réponse sous dix jours et un espace de restauration reste ouvert jusqu'au dernier service. Le bilan sera présenté aux équipes et aux clients en février.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Kigali répond en français, en anglais et en kinyarwanda',
        slug: 'kigali-francais-anglais-kinyarwanda',
        description: "Deux ans après son ouverture, le site rwandais réunit 150 positions autour d'une offre trilingue. Rencontre avec celles et ceux qui changent de langue plusieurs fois par heure.",
        metaDescription: 'À Kigali, 150 positions et une offre trilingue français, anglais et kinyarwanda : comment le site rwandais de VIPP organise ses équipes.',
        categories: ['Implantations', 'Relation client'],
        publishedAt: '2023-09-28',
        document: {
            subtitle: "Une offre trilingue, deux ans après l'ouverture du site",
            sections: [
                {
                    heading: 'Trois langues, une même équipe',
                    paragraphs: [
                        "« Mwaramutse », « Good morning », « Bonjour » : Diane U. a salué dans trois langues avant neuf heures. La première cliente appelait de Huye au sujet d'un compteur d'énergie prépayé, le deuxième de Nairobi pour une réservation, la troisième de Bruxelles pour modifier la même réservation.",
                        "Ouvert en 2021, le site de Kigali compte aujourd'hui 150 positions. Plus de la moitié des conseillers travaillent régulièrement en deux langues et un sur cinq dans les trois.",
                    ],
                    figures: [
                        { value: '150', label: 'positions à Kigali' },
                        { value: '3', label: 'langues de service' },
                        { value: '1 sur 5', label: "conseillers à l'aise dans les trois" },
                    ],
                },
                {
                    heading: 'Parler une langue ne suffit pas pour y servir un client',
                    paragraphs: [
                        "Au recrutement, chaque langue déclarée est évaluée séparément, à l'oral et à l'écrit, par un formateur dont c'est la langue de travail. L'écart surprend parfois : des candidats très aisés en conversation peinent à rédiger une réponse à une réclamation. Ils sont alors orientés vers la voix et suivent un atelier d'écriture hebdomadaire pendant trois mois.",
                        "Le kinyarwanda a demandé un travail particulier. Avec deux enseignantes de Kigali, l'équipe a constitué un lexique de 400 termes : échéance, résiliation, mot de passe, franchise. Certains existaient, d'autres se disaient en anglais faute de mieux.",
                    ],
                },
                {
                    heading: 'Le bon fuseau au bon moment',
                    paragraphs: [
                        "En été, Kigali vit à l'heure de Paris ; en hiver, avec une heure d'avance. Les conseillers peuvent donc ouvrir les lignes françaises dès 7 heures sans travail de nuit. Pour les clients d'Afrique de l'Est, le site prend aussi les appels en anglais jusqu'à 20 heures.",
                    ],
                    list: [
                        'Voix : service client, prises de rendez-vous, enquêtes de satisfaction.',
                        'Écrit : courriel, tchat, réseaux sociaux, en français et en anglais.',
                        'Back office : contrôle de dossiers et saisie bilingue.',
                    ],
                },
                {
                    heading: 'Ce que les clients y gagnent',
                    paragraphs: [
                        "Une société de tourisme qui répartissait ses appels entre deux prestataires, l'un francophone, l'autre anglophone, a tout réuni à Kigali en avril. Les transferts d'un interlocuteur à l'autre ont presque disparu, et les dossiers sont tenus dans un seul outil.",
                    ],
                    quote: {
                        text: "Un voyageur qui passe du français à l'anglais au milieu d'une phrase n'a plus besoin de s'excuser.",
                        author: "Eric H., responsable d'exploitation, Kigali",
                    },
                },
            ],
        },
    },
    {
        title: "180 ordinateurs, une seconde vie : notre parc prend le chemin de l'école",
        slug: '180-ordinateurs-une-seconde-vie',
        description: 'Remis en état par nos techniciens, 180 postes retirés de nos plateaux équipent sept salles informatiques de collèges au Bénin et au Togo.',
        metaDescription: 'VIPP remet en état 180 ordinateurs retirés de ses plateaux et équipe sept salles informatiques de collèges au Bénin et au Togo.',
        categories: ['RSE et engagement'],
        publishedAt: '2023-10-26',
        document: {
            subtitle: 'Sept salles informatiques équipées au Bénin et au Togo',
            sections: [
                {
                    heading: "Que devient un poste retiré d'un plateau ?",
                    paragraphs: [
                        "Un ordinateur de centre de contacts travaille jusqu'à quatorze heures par jour. Au bout de cinq ans, il devient trop lent pour nos logiciels, mais pas pour apprendre à taper un texte, tracer un graphique ou écrire un petit programme. Jusqu'ici, nous le confiions à une filière de recyclage. Depuis janvier, nous regardons d'abord s'il peut resservir.",
                    ],
                },
                {
                    heading: 'Un atelier de remise en état à Cotonou',
                    paragraphs: [
                        "Quatre techniciens et deux anciens stagiaires de l'école de codage ont consacré leurs vendredis à l'opération. Chaque machine suit le même parcours :",
                    ],
                    list: [
                        'effacement complet du disque, vérifié et consigné ;',
                        'nettoyage, remplacement de la pile et de la pâte thermique ;',
                        "ajout de mémoire prélevée sur les postes hors d'usage ;",
                        "installation d'un système libre en français et d'une encyclopédie consultable sans connexion.",
                    ],
                    figures: [
                        { value: '180', label: 'postes remis en service' },
                        { value: '64', label: 'postes démontés pour pièces' },
                        { value: '7', label: 'collèges équipés' },
                    ],
                },
                {
                    heading: 'Des salles, pas des cartons',
                    paragraphs: [
                        "Donner du matériel ne suffit pas à faire une salle informatique. Nous avons donc choisi les établissements avec une association d'enseignants des deux pays, selon trois conditions : une pièce qui ferme, une installation électrique contrôlée, un professeur volontaire. Quand le courant manquait de fiabilité, nous avons financé un petit onduleur par rangée.",
                        "Les professeurs ont suivi deux journées de prise en main à Cotonou ou à Lomé. Un numéro d'assistance, tenu par nos techniciens, leur reste ouvert le mercredi après-midi.",
                    ],
                    quote: {
                        text: "Le premier jour, mes élèves de cinquième se sont mis à quatre par machine et personne n'a voulu sortir en récréation.",
                        author: 'Un professeur de mathématiques, près de Ouidah',
                    },
                },
                {
                    heading: "Les limites de l'exercice",
                    paragraphs: [
                        "Trois machines sont tombées en panne dans les deux premiers mois ; elles ont été remplacées. Les écrans les plus anciens consomment trop et ne seront plus donnés. Enfin, chaque poste offert reste inscrit à notre registre : lorsqu'il s'arrêtera pour de bon, nous viendrons le reprendre pour le confier à la filière de recyclage.",
                    ],
                },
                {
                    heading: 'La suite en 2024',
                    paragraphs: [
                        "Une centaine de postes seront renouvelés à Cotonou l'an prochain. Les collèges qui souhaitent en bénéficier peuvent écrire à la direction RSE avant le 31 mars. La priorité ira aux établissements situés à moins d'une heure de route de nos sites, pour que l'assistance puisse se déplacer.",
                    ],
                },
            ],
        },
    },
    {
        title: "Trois villes, une même soirée : la fête de fin d'année en musique",
        slug: 'fete-de-fin-d-annee-trois-villes',
        description: "Cotonou, Lomé et Kigali ont fêté la fin de l'année le même soir. Au programme : un orchestre né sur un plateau, un concours de cuisine et les médailles des cinq ans.",
        metaDescription: "À Cotonou, Lomé et Kigali, les équipes de VIPP ont fêté la fin de l'année ensemble : orchestre maison, concours de cuisine, médailles.",
        categories: ['Événements', 'Vie du groupe'],
        publishedAt: '2023-12-12',
        html: `<p>Pour que tout le monde puisse venir, il a fallu commencer par une question de planning : comment réunir 1 700 personnes alors que des lignes restent ouvertes jusqu'à 22 heures ? La réponse a tenu en deux services, l'un à 16 heures, l'autre à 20 heures, et en un échange de politesses entre sites. Kigali a pris les derniers appels de Cotonou, puis Cotonou ceux de Lomé. Samedi 9 décembre, personne n'a été privé de fête.</p>
<h3>Un orchestre né pendant les pauses</h3>
<p>À Cotonou, la soirée s'est ouverte avec « Ligne 7 », formation de neuf musiciens qui travaillent tous sur le même plateau. Une basse, deux percussions, une trompette, trois voix, et un répertoire qui va du zinlin à la rumba. Le groupe répète le mercredi dans la salle de formation, prêtée après 18 heures.</p>
<blockquote><p>« Au téléphone, on apprend à poser sa voix et à écouter l'autre. En musique, c'est exactement pareil, avec le droit de monter le volume. »</p><p>Rodrigue Z., conseiller et chanteur de Ligne 7</p></blockquote>
<h3>À Lomé, le jury a repris deux fois du plat</h3>
<p>Le concours de cuisine opposait huit équipes, une par activité. Le règlement interdisait les traiteurs et plafonnait le budget à 15 000 francs CFA. La victoire est revenue au service client de l'assurance, pour un adémè au crabe dont la recette a été demandée 61 fois sur l'intranet dans la semaine qui a suivi.</p>
<h3>Kigali, la plus jeune des trois</h3>
<p>Le site rwandais fêtait aussi ses deux ans. Les équipes ont présenté une danse intore préparée pendant six semaines avec un professeur, suivie d'un jeu de questions sur les trois pays. On y a appris que 71 % des participants ne savaient pas situer Anteuil, dans le Doubs. Une carte est désormais affichée à l'accueil.</p>
<h3>Cinq ans déjà</h3>
<p>Quarante-six collaborateurs arrivés à Cotonou en 2018, l'année de l'ouverture, ont reçu leur médaille des cinq ans. Parmi eux :</p>
<ul>
<li>onze sont aujourd'hui responsables d'équipe ;</li>
<li>six forment les nouveaux arrivants ;</li>
<li>trois ont rejoint l'informatique après l'école de codage ;</li>
<li>un a repris ses études de droit, et revient chaque été.</li>
</ul>
<p>Les restes des buffets ont été remis le soir même à deux maisons d'accueil pour enfants, avec les jouets collectés depuis novembre : une habitude de nos sites, que raconte la page <a href="/rse">RSE</a>. Et pour découvrir les lieux où tout cela s'est passé, suivez le guide de la page <a href="/le-groupe/#en_afrique_subsaharienne">Le groupe</a>.</p>`,
    },
];

;// ./seed/posts/posts-2024.ts
const posts2024 = [
    {
        title: 'Protection des données : huit réflexes que tout le monde connaît désormais',
        slug: 'protection-des-donnees-huit-reflexes',
        description: "De l'accueil à la direction, 2 700 collaborateurs ont suivi le nouveau module sur les données personnelles. Il tient en deux heures et en huit réflexes.",
        metaDescription: 'Protection des données personnelles : 2 700 collaborateurs de VIPP formés à huit réflexes concrets, du bureau vide au signalement rapide.',
        categories: ['Recrutement et formation', 'Relation client'],
        publishedAt: '2024-02-08',
        document: {
            subtitle: 'Un module court, suivi par tous les métiers en moins de trois mois',
            sections: [
                {
                    heading: 'Une règle se retient mieux quand elle sert le lendemain',
                    paragraphs: [
                        "Nos conseillers voient passer chaque jour des adresses, des numéros de contrat, parfois des données de santé. Le Règlement général sur la protection des données s'applique aux traitements que nous confient nos clients européens ; les lois nationales du Bénin, du Togo et du Rwanda encadrent les nôtres. Expliquer cet ensemble en deux heures supposait de choisir.",
                        'Le délégué à la protection des données et quatre formateurs sont donc partis de 60 questions posées par les équipes, puis les ont ramenées à huit situations.',
                    ],
                    figures: [
                        { value: '2 700', label: 'collaborateurs formés' },
                        { value: '2 heures', label: 'de formation, en groupe de douze' },
                        { value: '94 %', label: 'de réussite au test final' },
                    ],
                },
                {
                    heading: 'Les huit réflexes',
                    paragraphs: ["Ils sont affichés à l'entrée de chaque plateau, dans cet ordre :"],
                    list: [
                        "vérifier l'identité avant d'ouvrir le dossier, jamais après ;",
                        'ne demander que ce dont la réponse a besoin ;',
                        'écrire dans un commentaire ce que le client pourrait lire ;',
                        'ne rien noter sur papier ;',
                        'verrouiller son écran, même pour une minute ;',
                        'ne jamais envoyer un fichier vers une adresse personnelle ;',
                        "transmettre sans délai une demande d'accès ou d'effacement ;",
                        "signaler tout doute dans l'heure, sans craindre de se tromper.",
                    ],
                },
                {
                    heading: 'Le huitième est le plus important',
                    paragraphs: [
                        "Une erreur signalée à temps se corrige presque toujours. Une erreur cachée s'aggrave. Depuis novembre, 37 doutes ont été remontés par les équipes : 34 étaient sans conséquence, trois ont demandé une correction, faite le jour même et portée à la connaissance du client concerné. Aucun collaborateur n'a été sanctionné pour avoir signalé sa propre maladresse.",
                    ],
                    quote: {
                        text: "J'avais joint la mauvaise facture à un courriel. J'ai appelé la cellule avant même de finir mon café, et l'incident était clos à midi.",
                        author: 'Ornella G., conseillère, Cotonou',
                    },
                },
                {
                    heading: 'Du côté des clients',
                    paragraphs: [
                        "Chaque contrat comporte une annexe qui décrit les données traitées, leur durée de conservation et les mesures prises pour les transferts hors de l'Union européenne, fondés sur les clauses contractuelles types. Le taux de formation des équipes figure dans le rapport mensuel. Deux clients ont demandé à utiliser nos huit réflexes pour leurs propres salariés ; nous les leur avons donnés.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Best Place to Work : Cotonou et Lomé labellisés',
        slug: 'best-place-to-work-cotonou-lome-labellises',
        description: "Nos deux sites d'Afrique de l'Ouest reçoivent le label Best Place to Work. Derrière le logo, un questionnaire anonyme et des réponses qui ne font pas toutes plaisir.",
        metaDescription: 'Les sites VIPP de Cotonou et de Lomé reçoivent le label Best Place to Work, après un questionnaire anonyme rempli par 83 % des équipes.',
        categories: ['Vie du groupe', 'RSE et engagement'],
        publishedAt: '2024-03-21',
        html: `<p>La nouvelle est arrivée un vendredi, à l'heure où les équipes du matin croisent celles de l'après-midi : les sites de Cotonou et de Lomé obtiennent le label Best Place to Work. Il distingue les employeurs selon deux sources, un questionnaire anonyme adressé aux salariés et un examen des pratiques de ressources humaines.</p>
<h3>83 % de réponses, et quelques vérités</h3>
<p>Le questionnaire a été rempli sur le temps de travail, dans une salle sans encadrant. Sur les deux sites, 83 % des personnes invitées ont répondu. Les points forts ne nous ont pas surpris :</p>
<ul>
<li>la fierté de bien servir un client, citée en premier ;</li>
<li>l'entraide entre collègues ;</li>
<li>la clarté de ce qui est attendu ;</li>
<li>la possibilité d'évoluer sans quitter l'entreprise.</li>
</ul>
<p>Les points faibles méritent autant de place. Les plannings étaient jugés trop tardifs par quatre personnes sur dix. Les critères de promotion paraissaient obscurs à un tiers des répondants. Et la température du premier plateau de Lomé faisait, elle, l'unanimité contre elle.</p>
<blockquote><p>« Un label ne vaut que par ce que l'on fait des mauvaises notes. Les bonnes se défendent toutes seules. »</p><p>Afi L., directrice des ressources humaines, Lomé</p></blockquote>
<h3>Ce qui change dès ce printemps</h3>
<p>Trois décisions ont été prises avec les représentants du personnel. Depuis le 1er mars, les plannings sont publiés dix jours à l'avance, au lieu de six. Les critères de promotion sont écrits, affichés et commentés lors de chaque campagne : ancienneté minimale, résultats, avis de l'équipe, mise en situation. Enfin, la climatisation du premier plateau de Lomé a été remplacée ; les relevés de température sont affichés à l'entrée.</p>
<h3>Un point de départ pour Kigali</h3>
<p>Le site rwandais, plus jeune, n'a pas participé à cette première démarche. Ses équipes ont choisi de passer d'abord le même questionnaire à titre d'essai, pour savoir où elles en sont. Les résultats leur seront présentés en juin.</p>
<p>Le label rejoint sur notre page <a href="/rse">RSE</a> les autres engagements du groupe et les documents qui les détaillent. Si l'envie vous vient de vérifier par vous-même, nos métiers et la marche à suivre pour postuler sont décrits à la page <a href="/recrutements/#metiers">Recrutements</a>. Les collègues qui animent les visites de site vous diront, sans détour, ce qui va et ce qui reste à faire.</p>`,
    },
    {
        title: "640 candidats en deux jours : retour du forum de l'emploi de Cotonou",
        slug: 'forum-emploi-cotonou-640-candidats',
        description: "Tests express, écoutes en direct et conseils pour l'entretien : le stand de VIPP n'a pas désempli. 118 personnes ont reçu une promesse d'embauche.",
        metaDescription: "Forum de l'emploi de Cotonou : 640 candidats rencontrés par VIPP en deux jours, 118 promesses d'embauche, et des conseils pour postuler.",
        categories: ['Événements', 'Recrutement et formation'],
        publishedAt: '2024-05-16',
        document: {
            subtitle: 'Deux journées, un stand et beaucoup de conversations',
            sections: [
                {
                    heading: 'Une file dès sept heures',
                    paragraphs: [
                        "Le forum ouvrait à neuf heures. À sept, ils étaient déjà une centaine devant les grilles, dossier sous le bras, certains venus de Parakou par le car de nuit. Pour éviter des heures d'attente, l'équipe de recrutement a distribué des créneaux de passage : chacun pouvait visiter les autres stands et revenir à l'heure dite.",
                        "En deux jours, 640 personnes se sont assises face à l'un de nos quatorze recruteurs et conseillers.",
                    ],
                    figures: [
                        { value: '640', label: 'candidats rencontrés' },
                        { value: '118', label: "promesses d'embauche" },
                        { value: '53 %', label: 'de femmes parmi les personnes retenues' },
                    ],
                },
                {
                    heading: 'Entendre le métier avant de le choisir',
                    paragraphs: [
                        "Deux casques permettaient d'écouter des échanges enregistrés, rendus anonymes et rejoués par des collègues : un client pressé, une réclamation justifiée, un remerciement. Après écoute, une question : « Qu'auriez-vous répondu ? » Quelques candidats ont renoncé à ce moment-là, et c'est aussi une réussite. Ceux qui sont restés savaient où ils mettaient les pieds.",
                    ],
                    quote: {
                        text: "Je pensais qu'il fallait parler beaucoup. J'ai compris qu'il fallait surtout reformuler. J'ai signé pour la session de juin.",
                        author: 'Bérenger S., futur conseiller',
                    },
                },
                {
                    heading: 'Ce que regardent nos recruteurs',
                    paragraphs: [
                        "Le diplôme ouvre des portes mais ne décide pas. Un français soigné, à l'oral comme à l'écrit, est en revanche indispensable pour les postes de conseiller. Nos recruteurs ont répété les mêmes conseils du matin au soir :",
                    ],
                    list: [
                        "déclarer seulement ce que l'on peut prouver : tout est vérifié ;",
                        "relire sa candidature à voix haute, car elle ne peut plus être modifiée après l'envoi ;",
                        'attendre la fin de ses études, parce que les postes sont à temps plein et sur site ;',
                        'préparer un exemple de difficulté surmontée, même modeste.',
                    ],
                },
                {
                    heading: "Et pour ceux qui n'ont pas été retenus",
                    paragraphs: [
                        "Les recrutements se font par vagues. Les candidatures reçues restent étudiées pendant six mois et beaucoup de conseillers actuels ont été appelés à la deuxième ou à la troisième vague. Sur place, 90 personnes ont suivi un atelier d'une demi-heure pour refaire leur CV, animé par une association d'insertion de la ville.",
                        "Le prochain rendez-vous est fixé à Lomé, en novembre. D'ici là, toutes les candidatures passent par le formulaire en ligne de notre site, le seul canal officiel : VIPP ne demande jamais d'argent pour étudier un dossier.",
                    ],
                },
            ],
        },
    },
    {
        title: "Retour d'expérience : comment un opérateur télécom a réduit ses rappels de 31 %",
        slug: 'retour-experience-operateur-telecom-rappels',
        description: 'Un client sur quatre rappelait dans les sept jours. Neuf mois de travail commun ont ramené ce chiffre à un sur six, sans allonger les échanges de plus de quelques secondes.',
        metaDescription: 'Comment un opérateur télécom et les équipes de VIPP ont réduit de 31 % les rappels sous sept jours : méthode, résultats et enseignements.',
        categories: ['Relation client'],
        publishedAt: '2024-06-27',
        document: {
            subtitle: 'Neuf mois de travail commun sur la résolution au premier contact',
            sections: [
                {
                    heading: 'Le point de départ',
                    paragraphs: [
                        'En septembre 2023, un opérateur télécom nous confie un constat gênant : 25,4 % de ses clients rappellent dans les sept jours. Ses conseillers sont aimables, ses délais corrects, sa satisfaction honorable. Pourtant, un contact sur quatre ne règle rien, et personne ne sait dire pourquoi.',
                    ],
                },
                {
                    heading: 'Écouter les rappels, pas les appels',
                    paragraphs: [
                        "Une équipe mixte, trois analystes de Cotonou et deux personnes de chez lui, a relu 1 200 couples d'échanges : le premier appel, puis le rappel. L'exercice prend du temps, mais il est sans pitié. Trois causes expliquaient à elles seules 68 % des cas :",
                    ],
                    list: [
                        'une promesse sans date : « un technicien vous contactera » ;',
                        'une facture expliquée ligne à ligne, sans traiter la question suivante, toujours la même ;',
                        "un geste commercial accordé, mais invisible dans l'espace client pendant trois jours.",
                    ],
                },
                {
                    heading: 'Trois corrections modestes',
                    paragraphs: [
                        "Les conseillers ont obtenu l'accès au calendrier des techniciens : ils donnent désormais une date, ou expliquent pourquoi il n'y en a pas. Un aide-mémoire rappelle, pour chaque motif de facturation, la question qui viendra après la réponse. Quant au geste commercial, l'opérateur a modifié son espace client pour l'afficher dans l'heure.",
                        "Aucun nouveau logiciel n'a été acheté. La durée moyenne d'un échange a augmenté de onze secondes, une hausse que l'opérateur avait acceptée d'avance.",
                    ],
                    figures: [
                        { value: '17,5 %', label: 'de rappels sous sept jours en mai 2024' },
                        { value: '− 31 %', label: 'par rapport à septembre 2023' },
                        { value: '+ 11 s', label: "de durée moyenne d'échange" },
                    ],
                },
                {
                    heading: 'Ce que nous ferions autrement',
                    paragraphs: [
                        "L'aide-mémoire a d'abord été rédigé par les analystes seuls. Les conseillers ne s'en servaient pas. Réécrit par six d'entre eux, dans les mots des clients, il a été adopté en deux semaines. Nous aurions dû commencer par là.",
                        "Autre leçon : pendant deux mois, la prime est restée liée à la durée des appels, ce qui punissait les bonnes pratiques. Elle dépend aujourd'hui de la résolution.",
                    ],
                    quote: {
                        text: "On nous a demandé ce qui nous empêchait de bien répondre. Personne ne l'avait demandé avant.",
                        author: 'Sènami T., conseillère, Cotonou',
                    },
                },
                {
                    heading: 'La suite',
                    paragraphs: [
                        "La méthode est maintenant appliquée à l'assistance technique du même opérateur, à Lomé. Le premier relevé, en septembre, dira si elle voyage bien.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Football : Lomé soulève la coupe, Kigali gagne le cœur du public',
        slug: 'football-tournoi-inter-sites-lome',
        description: "Douze équipes, quatre féminines et huit masculines, trois pays : le premier tournoi inter-sites s'est joué à Cotonou devant 900 spectateurs.",
        metaDescription: 'Premier tournoi de football inter-sites de VIPP à Cotonou : douze équipes, trois pays, une coupe pour Lomé et un public conquis par Kigali.',
        categories: ['Événements', 'Vie du groupe'],
        publishedAt: '2024-07-18',
        document: {
            subtitle: 'Douze équipes et trois pays pour le premier tournoi inter-sites',
            sections: [
                {
                    heading: "Une idée partie d'un pari",
                    paragraphs: [
                        'Tout commence en février par un message de Komlan B., superviseur à Lomé, à ses collègues de Cotonou : « Venez perdre chez nous, ou nous venons gagner chez vous. » La réponse tient en un mot. Cinq mois plus tard, samedi 13 juillet, deux cars venus du Togo entrent dans le stade de quartier loué pour la journée, tambours aux fenêtres.',
                        'Kigali, à près de quatre heures de vol, a envoyé une délégation de quatorze joueuses et joueurs, tirés au sort parmi soixante volontaires.',
                    ],
                },
                {
                    heading: 'Le tableau',
                    paragraphs: [
                        "Les matchs se jouaient en deux fois quinze minutes, à sept contre sept, avec des arbitres de la ligue locale. Pour que les lignes restent ouvertes, les équipes de service ont suivi les scores en salle de pause, par les messages d'un speaker improvisé.",
                    ],
                    list: [
                        'Tournoi masculin : Lomé Back Office bat Cotonou Télécom, 2 à 1.',
                        'Tournoi féminin : Cotonou Assurance bat Lomé Voix, 3 à 2 aux tirs au but.',
                        'Prix du jeu loyal : Kigali, aucun carton en six rencontres.',
                        'Classement général des sites : Lomé, Cotonou, Kigali.',
                    ],
                    figures: [
                        { value: '12', label: 'équipes engagées' },
                        { value: '900', label: 'spectateurs, familles comprises' },
                        { value: '47', label: 'buts marqués' },
                    ],
                },
                {
                    heading: 'La plus belle défaite',
                    paragraphs: [
                        "Kigali n'avait pas assez de joueuses pour former une équipe complète. Deux conseillères de Cotonou, dont une gardienne, ont enfilé le maillot rwandais. Menée 4 à 0, l'équipe a marqué à la dernière minute, et le stade entier s'est levé. Le ballon du but est exposé à l'accueil du site de Kigali.",
                    ],
                    quote: {
                        text: 'Je ne connaissais que la voix de mes collègues béninoises. Maintenant, quand je leur transfère un dossier, je sais à qui je fais la passe.',
                        author: 'Claudine I., conseillère, Kigali',
                    },
                },
                {
                    heading: "Plus qu'un match",
                    paragraphs: [
                        "La buvette, tenue par des bénévoles, a rapporté 1,2 million de francs CFA. La somme finance les maillots et les ballons de deux écoles de football de quartier, l'une pour filles, l'autre mixte. Un poste de secours, de l'eau à volonté et une pause imposée entre 13 et 15 heures ont permis de terminer la journée sans autre blessure qu'une cheville et quelques orgueils.",
                        "L'édition 2025 se jouera à Lomé. Le comité d'organisation cherche déjà des volontaires, et l'équipe d'Anteuil a demandé si les maillots thermiques étaient autorisés.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Manœuvres de septembre : une activité passe de Lomé à Cotonou en 38 minutes',
        slug: 'manoeuvres-de-septembre-continuite-activite',
        description: "Que se passe-t-il si un site s'arrête ? Pour le savoir, nous l'avons fait exprès, avec l'accord d'un client et sans prévenir les équipes.",
        metaDescription: "Exercice de continuité d'activité chez VIPP : un service client bascule de Lomé à Cotonou en 38 minutes. Récit, résultats et corrections.",
        categories: ['Relation client', 'Implantations'],
        publishedAt: '2024-09-19',
        document: {
            subtitle: "Récit d'un exercice de continuité d'activité grandeur nature",
            sections: [
                {
                    heading: '9 h 12, mercredi : « Lomé ne répond plus »',
                    paragraphs: [
                        "Seules cinq personnes étaient dans la confidence. À 9 h 12, le téléphone d'astreinte sonne à Cotonou : le site de Lomé est déclaré injoignable pour une de ses activités, le service client d'une mutuelle, 45 conseillers connectés. L'exercice commence. Il a été décidé avec le client, qui a choisi lui-même le jour.",
                        "Un plan de continuité rassure tant qu'il reste dans un classeur. Nous voulions savoir ce que valait le nôtre un matin ordinaire.",
                    ],
                },
                {
                    heading: 'La chronologie',
                    paragraphs: ['Chaque étape a été relevée par un observateur, chronomètre en main.'],
                    list: [
                        "9 h 12 : alerte reçue par l'astreinte de Cotonou.",
                        "9 h 19 : message d'accueil modifié, les appelants sont prévenus d'une attente plus longue.",
                        '9 h 31 : 18 conseillers formés à la mutuelle quittent leur activité habituelle.',
                        "9 h 50 : les appels arrivent à Cotonou ; l'activité est considérée comme rétablie.",
                        '10 h 40 : les échanges par courriel reprennent à leur tour.',
                    ],
                    figures: [
                        { value: '38 min', label: 'pour rétablir le téléphone' },
                        { value: '60 min', label: 'prévues au contrat' },
                        { value: '214', label: 'appels pris par Cotonou ce matin-là' },
                    ],
                },
                {
                    heading: 'Ce qui a résisté, ce qui a craqué',
                    paragraphs: [
                        'La téléphonie, les habilitations et la double formation ont tenu leurs promesses. En revanche, trois conseillers de renfort avaient laissé expirer leur mot de passe, et la fiche des consignes datait de mai : elle mentionnait un plafond de remboursement relevé depuis. Deux adhérents ont reçu un montant inexact ; ils ont été rappelés le jour même.',
                    ],
                    quote: {
                        text: "Le maillon faible n'était ni la fibre ni le serveur. C'était un document que personne n'avait relu.",
                        author: 'Thomas L., responsable de la continuité, Paris',
                    },
                },
                {
                    heading: "Quatre corrections avant l'hiver",
                    paragraphs: [
                        "Les comptes de renfort sont désormais utilisés au moins une fois par mois, ce qui garde mots de passe et réflexes en vie. Les consignes de secours sont tirées de la même base que celles du quotidien : il n'existe plus de copie. Le seuil de double formation passe de 18 à 24 personnes pour cette activité. Enfin, le message d'accueil peut être changé par l'astreinte sans passer par un technicien, ce qui aurait fait gagner cinq minutes.",
                        "Un second exercice, dans l'autre sens et sur un autre client, aura lieu avant la fin de l'année. La date est dans une enveloppe.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Octobre rose : 412 collègues dépistées sur leur temps de travail',
        slug: 'octobre-rose-depistage-temps-de-travail',
        description: 'Pendant trois semaines, des sages-femmes et des médecins ont reçu les collaboratrices de Cotonou, Lomé et Kigali, sur place et sans frais.',
        metaDescription: "Octobre rose chez VIPP : 412 collaboratrices dépistées sur place, à Cotonou, Lomé et Kigali, avec l'aide d'associations de santé locales.",
        categories: ['RSE et engagement', 'Événements', 'Vie du groupe'],
        publishedAt: '2024-10-24',
        document: {
            subtitle: 'Trois semaines de prévention sur les sites de Cotonou, Lomé et Kigali',
            sections: [
                {
                    heading: 'Venir là où les femmes travaillent',
                    paragraphs: [
                        "L'an dernier, nous avions distribué des bons pour une consultation en ville. Moins d'un tiers avaient été utilisés : trop loin, trop long, pas le bon jour. Les infirmières de nos sites en ont tiré la conclusion qui s'imposait. Cette année, la consultation est venue sur place, et le temps passé a compté comme du temps de travail.",
                    ],
                    figures: [
                        { value: '412', label: 'collaboratrices reçues en consultation' },
                        { value: '29', label: 'orientées vers un examen complémentaire' },
                        { value: '3', label: 'semaines de présence sur les sites' },
                    ],
                },
                {
                    heading: "Un quart d'heure, une porte fermée",
                    paragraphs: [
                        "Avec trois associations de santé, une par ville, un cabinet a été aménagé dans l'infirmerie de chaque site. Une sage-femme ou un médecin reçoit, examine, montre les gestes de l'autopalpation et répond aux questions. Rien n'est transmis à l'employeur : les associations tiennent seules leurs dossiers et nous communiquent un nombre, pas une liste.",
                        'Les examens complémentaires recommandés ont été pris en charge, et les rendez-vous proposés sous dix jours.',
                    ],
                    quote: {
                        text: 'Beaucoup viennent pour elles et repartent avec des questions de leur mère, de leur sœur, de leur voisine. On leur donne de quoi répondre.',
                        author: 'Une sage-femme, Lomé',
                    },
                },
                {
                    heading: 'Parler aussi aux hommes',
                    paragraphs: [
                        "Les conférences de la pause de midi étaient ouvertes à tous. À Kigali, les hommes formaient près de la moitié de la salle. Les questions ont porté sur l'hérédité, sur l'alimentation, sur la façon d'accompagner une épouse pendant un traitement. Trois collègues ont accepté de raconter leur propre parcours, avec une franchise qui a marqué les esprits.",
                    ],
                },
                {
                    heading: 'Les gestes qui restent',
                    paragraphs: ['Le mois se termine, plusieurs décisions demeurent :'],
                    list: [
                        'une consultation de prévention par an, sur place et sur le temps de travail, pour toutes les collaboratrices volontaires ;',
                        "un aménagement d'horaires sans justification détaillée pendant un traitement long ;",
                        "une personne formée à l'écoute dans chaque site, joignable en dehors de la ligne hiérarchique ;",
                        "en mars, une campagne équivalente sur le diabète et l'hypertension, pour tout le monde.",
                    ],
                },
                {
                    heading: 'Une marche pour finir',
                    paragraphs: [
                        'Dimanche 20 octobre, 260 personnes ont marché cinq kilomètres le long de la plage de Lomé, en foulard rose. Chaque kilomètre parcouru a donné lieu à un don du groupe aux trois associations, soit 2,6 millions de francs CFA au total, répartis à parts égales.',
                    ],
                },
            ],
        },
    },
    {
        title: "L'assistant de réponse, six mois après : ce qu'en disent les conseillers",
        slug: 'assistant-de-reponse-six-mois-apres',
        description: "Soixante conseillers de Cotonou travaillent depuis mai avec un assistant fondé sur l'IA. Gains, agacements, règles du jeu : leur bilan, sans enjoliver.",
        metaDescription: "Six mois d'essai d'un assistant IA avec 60 conseillers de Cotonou : temps gagné, limites, règles d'usage et suites données par VIPP.",
        categories: ['Innovation et IA', 'Relation client'],
        publishedAt: '2024-11-21',
        html: `<p>Il écoute la question, cherche dans les procédures du client et propose une réponse que le conseiller peut reprendre, corriger ou ignorer. Depuis mai, soixante volontaires de Cotonou travaillent avec cet assistant, mis au point par nos équipes de Paris et des développeurs issus de l'école de codage. Nous leur avons demandé un bilan, questionnaire anonyme à l'appui.</p>
<h3>Ce qui s'est amélioré</h3>
<p>Le gain le plus net concerne la recherche d'information. Trouver la bonne procédure prenait en moyenne 52 secondes ; il en faut désormais 19. Le résumé automatique de fin d'échange, relu puis validé, économise près d'une minute par dossier. Et les nouveaux arrivants se disent moins seuls : ils atteignent le niveau de qualité attendu en cinq semaines au lieu de sept.</p>
<h3>Ce qui agace encore</h3>
<p>Les conseillers n'ont pas ménagé leurs critiques, et c'était le but :</p>
<ul>
<li>les propositions sont trop longues pour être lues pendant que le client parle ;</li>
<li>l'assistant se trompe quand une promotion vient de changer ;</li>
<li>il comprend mal les noms de lieux béninois et les accents appuyés ;</li>
<li>il propose de s'excuser, toujours, même quand personne n'est fâché.</li>
</ul>
<blockquote><p>« Je le traite comme un stagiaire brillant : rapide, bien élevé, à relire de près. »</p><p>Gildas K., conseiller volontaire, Cotonou</p></blockquote>
<h3>Trois règles que nous ne changerons pas</h3>
<p>La première : aucune réponse ne part sans qu'une personne l'ait validée. La deuxième : les données personnelles sont masquées avant d'être transmises au modèle, et rien de ce que disent les clients ne sert à l'entraîner. La troisième : les traces de l'assistant ne sont pas utilisées pour noter les conseillers. Cette dernière règle, demandée par les représentants du personnel, explique sans doute la liberté de ton des réponses.</p>
<h3>La suite, par étapes</h3>
<p>Sur les soixante volontaires, 51 souhaitent continuer. L'essai s'étend en janvier à 200 postes, à Cotonou et à Lomé, avec des propositions ramenées à trois lignes et une mise à jour des promotions heure par heure. Les clients concernés ont donné leur accord et reçoivent chaque mois le relevé des erreurs constatées.</p>
<p>L'assistant fait partie de ce que nous appelons le BPO augmenté, présenté avec nos autres <a href="/prestations/#it">activités IT</a>. Notre façon de choisir, d'essayer puis de généraliser un outil est décrite à la page <a href="/vous-accompagner/#innovation">Vous accompagner</a>. Prochain bilan public au printemps 2026, après une année complète sur les deux sites.</p>`,
    },
];

;// ./seed/posts/posts-2025.ts
const posts2025 = [
    {
        title: 'Cotonou atteint 1 500 positions',
        slug: 'cotonou-atteint-1500-positions',
        description: 'Sept ans après ses quarante premiers postes, le site béninois atteint sa pleine capacité. Retour sur une croissance par étapes.',
        metaDescription: 'Ouvert en 2018 avec 40 postes, le site VIPP de Cotonou atteint 1 500 positions. Retour sur sept ans de croissance et sur ce qui vient.',
        categories: ['Implantations', 'Vie du groupe'],
        publishedAt: '2025-01-23',
        document: {
            subtitle: "De quarante postes à mille cinq cents, l'histoire d'un site",
            sections: [
                {
                    heading: 'Le poste numéro 1 500',
                    paragraphs: [
                        "Il se trouve au troisième étage, près d'une fenêtre, et Sènami T. l'occupe depuis le 13 janvier. Rien ne le distingue des autres, sinon une petite plaque posée par les techniciens la veille de la mise en service. À quelques mètres de là, le poste numéro 1, celui de 2018, a été conservé : un écran carré, un casque à fil, un tabouret emprunté à l'accueil.",
                    ],
                    figures: [
                        { value: '1 500', label: 'positions à Cotonou' },
                        { value: '40', label: "postes à l'ouverture, en 2018" },
                        { value: '29 ans', label: "de moyenne d'âge" },
                    ],
                },
                {
                    heading: 'Sept années en quatre marches',
                    paragraphs: [
                        "Le site n'a pas grandi d'un trait. Il s'est arrêté deux fois, en 2020 puis en 2022, le temps de consolider l'encadrement avant d'accueillir de nouvelles activités.",
                    ],
                    list: [
                        '2018 : ouverture avec deux clients, tous deux en appels entrants.',
                        "2019 : arrivée du back office et création de l'école de codage.",
                        '2023 : 1 300 positions, généralisation du tchat et des réseaux sociaux.',
                        '2025 : 1 500 positions, dont un quart dédié au traitement documentaire et aux activités IT.',
                    ],
                },
                {
                    heading: 'Grandir sans perdre la main',
                    paragraphs: [
                        "La règle la plus utile est aussi la plus simple : une équipe ne dépasse jamais quinze conseillers et son responsable n'en encadre qu'une. Chaque fois que la demande a augmenté plus vite que le nombre de responsables formés, nous avons différé le démarrage. Un client a ainsi attendu six semaines en 2023. Il est toujours là.",
                        "Deux responsables d'équipe sur trois ont commencé comme conseillers, dans le même bâtiment.",
                    ],
                    quote: {
                        text: "J'ai pris le poste 27 en 2018, on entendait les marteaux. Aujourd'hui j'encadre les responsables de deux étages, et j'entends encore les marteaux.",
                        author: 'Prudence A., responsable de plateau',
                    },
                },
                {
                    heading: 'Et maintenant ?',
                    paragraphs: [
                        "Le bâtiment est complet et le restera : nous ne prévoyons pas d'étendre Cotonou au-delà de 1 500 positions. L'effort se porte sur la qualité des lieux, avec la réfection des deux premiers étages, davantage de panneaux solaires en toiture et une crèche partenaire à cinq minutes à pied, dont trente berceaux sont réservés à nos équipes.",
                        "La croissance du groupe se poursuivra à Lomé et à Kigali. Les responsables formés au Bénin y partiront, pour ceux qui le souhaitent, transmettre ce qu'ils ont appris entre deux coups de marteau.",
                    ],
                },
            ],
        },
    },
    {
        title: "Et si l'on reparlait des pauses ? Ce que change une étude menée avec les conseillers",
        slug: 'reparler-des-pauses-etude-bien-etre',
        description: 'Même durée totale, autre découpage : pendant trois mois, 220 conseillers de Lomé ont essayé trois rythmes de pause. Le résultat a surpris tout le monde.',
        metaDescription: "Bien-être en centre d'appels : à Lomé, 220 conseillers ont comparé trois rythmes de pause. Fatigue, qualité, absences : les résultats.",
        categories: ['RSE et engagement', 'Vie du groupe'],
        publishedAt: '2025-02-20',
        document: {
            subtitle: "Trois mois d'essai avec 220 conseillers de Lomé",
            sections: [
                {
                    heading: "Une remarque entendue à l'infirmerie",
                    paragraphs: [
                        "« La pause arrive quand je n'en ai plus besoin, et finit quand j'en ai besoin. » L'infirmière de Lomé a noté cette phrase en juin dernier, puis l'a entendue sous d'autres formes une vingtaine de fois. La durée des pauses n'était pas en cause : soixante minutes par jour, repas compris. C'est leur place dans la journée qui posait question.",
                    ],
                },
                {
                    heading: "Trois rythmes à l'essai",
                    paragraphs: [
                        "D'octobre à décembre, 220 conseillers volontaires de quatre activités ont travaillé selon l'un de ces découpages, un mois chacun :",
                    ],
                    list: [
                        'le rythme habituel : deux pauses de quinze minutes et trente minutes de repas ;',
                        'le rythme court : cinq pauses de six minutes et trente minutes de repas ;',
                        'le rythme libre : soixante minutes à répartir soi-même, quatre personnes au plus par équipe en même temps.',
                    ],
                    figures: [
                        { value: '220', label: 'conseillers volontaires' },
                        { value: '− 18 %', label: 'de fatigue déclarée avec le rythme court' },
                        { value: '− 1,1 point', label: "d'absentéisme sur la période" },
                    ],
                },
                {
                    heading: "Le favori n'était pas celui que l'on croyait",
                    paragraphs: [
                        "Chacun pariait sur le rythme libre. Il est arrivé deuxième. Beaucoup repoussaient leur pause pour rendre service, puis la perdaient ; d'autres guettaient sans cesse le moment où une place se libérait. Le rythme court l'emporte sur la fatigue, sur les maux de tête et, plus étonnant, sur la qualité : les échanges évalués pendant la dernière heure de service gagnent 4 points sur 100.",
                        "Il a un défaut : six minutes ne permettent pas de sortir du bâtiment. Un second espace de repos a donc été aménagé à chaque étage, à moins d'une minute de tous les postes.",
                    ],
                    quote: {
                        text: "À seize heures, j'ai encore de la patience. Mes clients ne savent pas pourquoi, mais ils l'entendent.",
                        author: 'Essi T., conseillère, Lomé',
                    },
                },
                {
                    heading: 'Une décision par équipe',
                    paragraphs: [
                        "Depuis le 1er février, chaque équipe choisit son rythme pour un trimestre, à bulletin secret. Sur les 62 équipes de Lomé, 44 ont voté pour le rythme court, 13 pour le rythme libre et 5 n'ont rien changé. La direction s'est engagée sur deux points : la durée totale ne bougera pas, et le temps de pause reste exclu de tout indicateur individuel.",
                        "L'étude complète, méthode comprise, est à la disposition des autres sites. Cotonou commence en avril.",
                    ],
                },
            ],
        },
    },
    {
        title: 'À Lomé, une académie pour celles et ceux qui encadrent leur première équipe',
        slug: 'lome-academie-managers-de-proximite',
        description: "Dix-huit responsables venus des trois pays forment la première promotion de l'Académie des managers. Au programme : écouter, décider, et apprendre à se taire.",
        metaDescription: "VIPP ouvre à Lomé son Académie des managers : dix semaines de formation pour 18 responsables d'équipe venus du Bénin, du Togo et du Rwanda.",
        categories: ['Recrutement et formation'],
        publishedAt: '2025-04-10',
        html: `<p>Le formateur a posé une minuterie sur la table. Consigne : écouter un collègue raconter une difficulté pendant quatre minutes, sans conseil, sans question, sans hochement de tête exagéré. Au bout de quatre-vingt-dix secondes, la moitié de la salle avait déjà parlé. L'Académie des managers de Lomé venait de commencer.</p>
<h3>Le poste le plus difficile de l'entreprise</h3>
<p>Un responsable d'équipe encadre jusqu'à quinze conseillers, répond aux clients, lit une dizaine d'indicateurs et règle, chaque jour, trois ou quatre imprévus. C'est aussi, selon nos enquêtes internes, la personne qui pèse le plus sur l'envie de rester. Depuis 2023, toute promotion s'accompagnait d'un parcours de six semaines. Les intéressés l'ont jugé utile, mais trop court et trop théorique.</p>
<h3>Dix semaines, un jour sur deux sur le plateau</h3>
<p>Le nouveau parcours alterne une journée en salle et une journée d'application. Il s'organise autour de cinq thèmes :</p>
<ul>
<li>conduire un entretien, du retour à chaud à la situation grave ;</li>
<li>lire un indicateur et savoir quand s'en méfier ;</li>
<li>organiser une journée qui ne se passera pas comme prévu ;</li>
<li>prévenir l'épuisement, le sien compris ;</li>
<li>connaître le droit du travail de son pays.</li>
</ul>
<p>Chaque participant est suivi par un mentor qui exerce dans un autre site. Les échanges se font en visioconférence, une heure par semaine, et leur contenu reste entre eux.</p>
<blockquote><p>« Mon mentor est à Kigali. Il ne connaît personne de mon équipe : impossible de me plaindre de quelqu'un, je dois parler de ce que je fais, moi. »</p><p>Ornella G., responsable d'équipe depuis janvier, Cotonou</p></blockquote>
<h3>Dix-huit pionniers, onze femmes</h3>
<p>La première promotion réunit neuf responsables de Cotonou, six de Lomé et trois de Kigali. Onze sont des femmes. L'hébergement à Lomé, les voyages et un retour au pays toutes les trois semaines sont pris en charge. Deux places ont été réservées à des parents de jeunes enfants, qui suivent la moitié du parcours à distance.</p>
<p>L'évaluation finale n'est pas un examen : c'est l'équipe qui répond, trois mois après le retour, à un questionnaire rempli avant le départ. Nous publierons l'écart, quel qu'il soit.</p>
<p>Une deuxième promotion s'ouvre en octobre. L'Académie accueille uniquement des collaborateurs du groupe ; pour en faire partie un jour, le chemin commence le plus souvent par un poste de conseiller, présenté parmi nos <a href="/recrutements/#metiers">métiers</a>. La manière dont nous organisons l'encadrement des équipes de nos clients est, elle, expliquée à la page <a href="/vous-accompagner/#organisation">Vous accompagner</a>.</p>`,
    },
    {
        title: 'Modération : prendre soin de celles et ceux qui veillent sur les conversations',
        slug: 'moderation-prendre-soin-des-equipes',
        description: "Exposition limitée, soutien psychologique, droit de passer son tour : les règles qui protègent nos modérateurs, et ce qu'en disent les premiers chiffres.",
        metaDescription: 'Modération de contenus chez VIPP : exposition limitée, soutien psychologique, droit au relais. Les règles qui protègent nos équipes.',
        categories: ['Relation client', 'RSE et engagement', 'Innovation et IA'],
        publishedAt: '2025-05-22',
        document: {
            subtitle: 'Les règles qui protègent nos équipes, et leurs premiers résultats',
            sections: [
                {
                    heading: 'Un métier utile et exigeant',
                    paragraphs: [
                        "Derrière un espace de commentaires où l'on se parle correctement, il y a des personnes. Nos 160 modérateurs de Cotonou et de Kigali lisent chaque jour des avis de consommateurs, des messages de forum, des annonces entre particuliers. La plupart des contenus sont banals. Certains sont agressifs, haineux ou trompeurs. Deux activités, pour un média et pour un site d'annonces, comportent un risque réel d'usure.",
                    ],
                    figures: [
                        { value: '160', label: 'modérateurs à Cotonou et à Kigali' },
                        { value: '4 heures', label: "d'exposition par jour au maximum" },
                        { value: '11 %', label: 'de départs en un an, contre 19 % auparavant' },
                    ],
                },
                {
                    heading: 'Cinq règles, toutes opposables',
                    paragraphs: [
                        "Elles ont été écrites l'an dernier par un groupe de modérateurs, le médecin du travail et une psychologue. Elles s'imposent à tous, y compris aux clients, dont l'accord figure au contrat.",
                    ],
                    list: [
                        'Quatre heures au plus par jour sur les files sensibles ; le reste de la journée se passe sur une autre tâche.',
                        'Images floutées et en noir et blanc par défaut, vidéos sans le son.',
                        'Droit de passer son tour à tout moment, sans motif.',
                        'Entretien mensuel avec une psychologue extérieure, sur le temps de travail.',
                        'Mobilité garantie vers une autre activité sous trente jours, sans perte de salaire.',
                    ],
                },
                {
                    heading: 'Le droit de passer son tour',
                    paragraphs: [
                        "C'est la règle qui inquiétait le plus les encadrants. Et si tout le monde s'en servait ? En six mois, elle a été utilisée en moyenne 1,3 fois par personne et par mois. Les délais de traitement n'ont pas bougé. En revanche, les réponses au questionnaire de santé se sont nettement améliorées, surtout pour le sommeil.",
                    ],
                    quote: {
                        text: 'Savoir que la porte est ouverte suffit souvent pour rester dans la pièce.',
                        author: 'Aline M., modératrice, Kigali',
                    },
                },
                {
                    heading: "La machine trie, l'humain tranche",
                    paragraphs: [
                        "Un filtre automatique écarte désormais les doublons et les contenus déjà jugés, soit 46 % du volume. Les modérateurs voient donc moins d'images pénibles et davantage de cas ambigus : une plaisanterie ou une menace ? une critique ou une diffamation ? Ces cas sont discutés chaque jeudi, à plusieurs, et les décisions viennent nourrir un recueil partagé avec le client.",
                        'Deux règles restent à améliorer : le soutien psychologique en kinyarwanda, trop rare, et la préparation des retours après un congé. Un nouveau point sera fait au printemps prochain.',
                    ],
                },
            ],
        },
    },
    {
        title: "Ecovadis : quatre thèmes, 62 documents et quelques leçons d'humilité",
        slug: 'ecovadis-quatre-themes-62-documents',
        description: "L'évaluation Ecovadis oblige à prouver ce que l'on affirme. Les personnes qui ont rassemblé les preuves racontent six semaines de travail.",
        metaDescription: "Environnement, social, éthique, achats responsables : ce que l'évaluation Ecovadis a appris aux équipes RSE de VIPP, preuves à l'appui.",
        categories: ['RSE et engagement'],
        publishedAt: '2025-06-19',
        document: {
            subtitle: "Dans les coulisses d'une évaluation fondée sur les preuves",
            sections: [
                {
                    heading: 'Dire, faire, prouver',
                    paragraphs: [
                        "Ecovadis évalue les entreprises sur quatre thèmes : l'environnement, le social et les droits humains, l'éthique, les achats responsables. La démarche ne s'arrête pas aux intentions. Pour chaque affirmation, il faut une preuve datée : une politique, une action, un résultat mesuré. Notre dossier 2025 en réunit 62.",
                        "« La première semaine, j'ai surtout rayé des phrases », sourit Nadège P., responsable RSE du groupe.",
                    ],
                    figures: [
                        { value: '4', label: 'thèmes évalués' },
                        { value: '62', label: 'documents produits' },
                        { value: '23', label: 'personnes mobilisées dans quatre villes' },
                    ],
                },
                {
                    heading: 'Là où nous étions solides',
                    paragraphs: [
                        "La santé au travail, la formation et le dialogue social reposaient sur des années de pratique et de chiffres suivis. La protection des données aussi. Les évaluateurs ont relevé la ligne de signalement ouverte à tous, salariés comme tiers, et la publication du nombre d'alertes reçues.",
                    ],
                },
                {
                    heading: "Là où nous l'étions moins",
                    paragraphs: [
                        'Trois faiblesses sont apparues, et elles sont instructives :',
                    ],
                    list: [
                        "nos consommations d'énergie étaient connues à Anteuil, à Paris et à Cotonou, mais estimées à Lomé et à Kigali ;",
                        "la charte d'achats responsables était signée par nos grands fournisseurs, pas par les petits, traiteurs et transporteurs compris ;",
                        "plusieurs bonnes pratiques n'étaient écrites nulle part, car tout le monde les connaissait.",
                    ],
                    quote: {
                        text: 'Une pratique qui tient à la mémoire de trois personnes part à la retraite avec elles.',
                        author: 'Nadège P., responsable RSE',
                    },
                },
                {
                    heading: 'Ce qui est déjà fait',
                    paragraphs: [
                        "Des compteurs divisionnaires ont été posés à Lomé en avril et à Kigali en mai : les bilans reposeront désormais sur des relevés. La charte d'achats existe en version courte, deux pages en langage clair, et 84 petits fournisseurs l'ont signée après une réunion d'explication. Neuf pratiques ont été mises par écrit, du prêt de vélo à l'accueil des stagiaires de troisième.",
                    ],
                },
                {
                    heading: "Un rythme plutôt qu'un trophée",
                    paragraphs: [
                        "L'évaluation se renouvelle. Plutôt que de préparer un dossier en urgence, nous alimentons maintenant un registre de preuves tout au long de l'année, avec un référent par site. Les politiques, chartes et bilans du groupe sont en libre accès sur la page RSE du site. Les lire prend un après-midi ; nous poser des questions est plus rapide et nous sera utile.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Fon, éwé, kinyarwanda : quand le service client parle la langue de la maison',
        slug: 'fon-ewe-kinyarwanda-service-client',
        description: "De plus en plus de clients africains demandent un service en langue locale. Enquête sur ce que cela change, de l'annonce d'accueil à la résolution.",
        metaDescription: 'Service client en fon, éwé ou kinyarwanda : comment VIPP recrute, forme et mesure la qualité dans les langues africaines.',
        categories: ['Relation client'],
        publishedAt: '2025-08-28',
        document: {
            subtitle: 'Ce que changent les langues africaines dans la relation client',
            sections: [
                {
                    heading: 'La touche 2',
                    paragraphs: [
                        "« Pour le français, tapez 1. » La phrase suivante est en fon et invite à taper 2. Depuis mars, les abonnés d'un distributeur d'énergie béninois choisissent leur langue. L'entreprise attendait 15 % d'appels en fon. Elle en reçoit 38 %. Une partie vient de clients qui n'appelaient jamais et se déplaçaient en agence, parfois une matinée entière, pour comprendre une facture.",
                    ],
                    figures: [
                        { value: '38 %', label: "d'appels en fon sur cette activité" },
                        { value: '− 22 %', label: 'de visites en agence pour une facture' },
                        { value: '6', label: 'langues africaines parlées sur nos plateaux' },
                    ],
                },
                {
                    heading: "Recruter une oreille autant qu'une voix",
                    paragraphs: [
                        "Beaucoup de nos conseillers parlent une, deux ou trois langues du pays, sans les avoir jamais utilisées au bureau. Un recensement volontaire en a fait apparaître dix-sept ; six servent aujourd'hui nos clients. L'évaluation porte sur des situations, pas sur la grammaire : annoncer un refus, faire répéter un chiffre, calmer une personne âgée sans manquer aux usages.",
                        "Car la politesse ne se traduit pas mot à mot. En éwé comme en fon, entrer dans le vif du sujet sans demander des nouvelles serait brutal. L'accueil dure quinze secondes de plus, et la suite de l'appel en fait gagner trente.",
                    ],
                },
                {
                    heading: 'Dire « échéancier » sans périphrase',
                    paragraphs: [
                        "Le vocabulaire technique demande un vrai travail. Des ateliers réunissent conseillers, enseignants et clients autour d'une règle simple : un mot n'est retenu que si trois personnes étrangères au projet le comprennent. À ce jour, trois lexiques sont en service.",
                    ],
                    list: [
                        'Fon : 310 termes, énergie et services financiers.',
                        'Éwé : 240 termes, télécoms et assurance.',
                        'Kinyarwanda : 520 termes, énergie, télécoms et santé.',
                    ],
                    quote: {
                        text: "Ma grand-mère a appelé un jour, sans savoir que c'était moi. Elle a dit à mon père que la société avait enfin embauché quelqu'un de bien élevé.",
                        author: 'Rodrigue Z., conseiller, Cotonou',
                    },
                },
                {
                    heading: 'Mesurer la qualité sans traduire',
                    paragraphs: [
                        "Évaluer un échange en fon à partir de sa traduction française n'aurait guère de sens. Onze évaluateurs ont donc été formés, tous locuteurs natifs, avec la même grille que pour le français. Premier enseignement : la satisfaction est supérieure de 7 points, mais le taux de résolution est encore inférieur de 3, parce que certains écrans n'existent qu'en français.",
                        "C'est le prochain chantier : résumer automatiquement le dossier dans la langue de l'appel. Les premiers essais sont prometteurs en kinyarwanda, mieux doté en textes, et encore fragiles en fon.",
                    ],
                },
            ],
        },
    },
    {
        title: 'De la salle de cours au plateau : six écoles partenaires, 94 stagiaires accueillis',
        slug: 'six-ecoles-partenaires-94-stagiaires',
        description: "Lycées techniques, instituts, association d'insertion : six établissements du Bénin, du Togo et du Rwanda travaillent désormais avec nous à l'année.",
        metaDescription: "Stages, cours donnés par nos équipes, visites : six écoles du Bénin, du Togo et du Rwanda sont partenaires de VIPP. Bilan de l'année.",
        categories: ['Recrutement et formation', 'RSE et engagement'],
        publishedAt: '2025-09-18',
        document: {
            subtitle: "Bilan d'une année de partenariats au Bénin, au Togo et au Rwanda",
            sections: [
                {
                    heading: 'Sortir du stage photocopie',
                    paragraphs: [
                        "Un stage réussi se reconnaît à ce qu'il en reste après le départ du stagiaire. Pour l'année 2024-2025, nous avons fixé une règle : pas de stage sans un sujet écrit, un tuteur volontaire et une restitution devant l'équipe. Résultat, nous avons accueilli moins de personnes que l'année précédente, 94 au lieu de 130, et gardé la trace de 94 travaux.",
                    ],
                    figures: [
                        { value: '6', label: 'établissements partenaires' },
                        { value: '94', label: 'stagiaires accueillis' },
                        { value: '31', label: "embauches à l'issue des études" },
                    ],
                },
                {
                    heading: 'Qui sont les partenaires ?',
                    paragraphs: ['Trois pays, six établissements, des publics volontairement différents :'],
                    list: [
                        "au Bénin, un institut de gestion, un lycée technique et une association qui accompagne des jeunes femmes vers l'emploi ;",
                        "au Togo, une école d'informatique et un centre de formation professionnelle ;",
                        'au Rwanda, un institut de langues et de tourisme.',
                    ],
                },
                {
                    heading: "Trois travaux parmi d'autres",
                    paragraphs: [
                        "À Lomé, deux étudiants en informatique ont écrit un outil qui repère les pages de procédure jamais consultées ; il a permis d'en supprimer 140. À Cotonou, une stagiaire en gestion a calculé le coût complet d'un départ au cours du premier trimestre, un chiffre que nous sous-estimions de moitié. À Kigali, quatre élèves ont rédigé un guide de prononciation des noms de famille rwandais, distribué à tous les conseillers francophones.",
                    ],
                    quote: {
                        text: "On m'a confié une vraie question et, à la fin, on m'a posé de vraies objections. Je n'avais jamais autant travaillé pour une soutenance.",
                        author: 'Une stagiaire en contrôle de gestion, Cotonou',
                    },
                },
                {
                    heading: 'Des cours dans les deux sens',
                    paragraphs: [
                        "Nos équipes ont donné 212 heures de cours : communication écrite, droit des données, bases de l'analyse statistique. En retour, huit enseignants ont passé une semaine sur nos plateaux. Plusieurs ont modifié leurs programmes, notamment pour faire une place à l'expression orale spontanée, peu évaluée à l'école et décisive chez nous.",
                    ],
                },
                {
                    heading: "L'année qui commence",
                    paragraphs: [
                        'Cent places de stage sont ouvertes, dont vingt réservées à des élèves en situation de handicap. Les demandes passent par les établissements. Rappelons que les postes de conseiller, à temps plein et sur site, ne sont pas compatibles avec des études en cours : mieux vaut terminer son année, soutenir, puis postuler. Nous gardons une mémoire fidèle des bons stages.',
                    ],
                },
            ],
        },
    },
    {
        title: "12 000 dossiers en six semaines : le traitement documentaire à l'épreuve d'une mutuelle",
        slug: '12000-dossiers-traitement-documentaire-mutuelle',
        description: "Une fusion, deux systèmes d'archives et une échéance légale. Comment une équipe de Cotonou a repris 12 000 dossiers d'adhérents avec l'aide d'un outil de lecture automatique.",
        metaDescription: "Cas concret : une équipe VIPP de Cotonou reprend 12 000 dossiers d'une mutuelle en six semaines, lecture automatique et contrôle humain.",
        categories: ['Innovation et IA', 'Relation client'],
        publishedAt: '2025-11-06',
        document: {
            subtitle: 'Retour sur une mission de back office menée tambour battant',
            sections: [
                {
                    heading: 'La demande',
                    paragraphs: [
                        "Deux mutuelles viennent de fusionner. Leurs archives ne se parlent pas : d'un côté des dossiers numérisés page par page, de l'autre des fichiers nommés à la main depuis quinze ans. Avant le 15 octobre, 12 000 adhérents doivent recevoir un relevé de garanties exact. L'équipe interne estime le travail à cinq mois. Il reste sept semaines, dont une pour préparer.",
                    ],
                },
                {
                    heading: 'Préparer vaut mieux que courir',
                    paragraphs: [
                        "La première semaine n'a produit aucun dossier. Elle a servi à lire 300 cas tirés au hasard, à dresser la liste des 23 types de documents rencontrés et à écrire, avec deux gestionnaires de la mutuelle, la règle de décision pour chaque contradiction possible. Que faire quand le bulletin d'adhésion et l'avenant portent deux dates ? La réponse existait dans les têtes ; elle est maintenant sur une page.",
                    ],
                },
                {
                    heading: 'La machine lit, deux personnes vérifient',
                    paragraphs: [
                        'Un outil de lecture automatique, réglé par nos équipes de Paris, extrait les informations et indique son degré de certitude. Trois chemins sont possibles :',
                    ],
                    list: [
                        'certitude élevée, 58 % des dossiers : un gestionnaire contrôle les cinq champs essentiels ;',
                        'certitude moyenne, 33 % : le dossier est relu en entier ;',
                        'certitude faible, 9 % : deux personnes travaillent séparément, puis comparent.',
                    ],
                    figures: [
                        { value: '12 000', label: 'dossiers traités' },
                        { value: '41 jours', label: 'du premier au dernier' },
                        { value: '99,3 %', label: "de dossiers conformes à l'audit du client" },
                    ],
                },
                {
                    heading: "Ce que l'audit a montré",
                    paragraphs: [
                        "La mutuelle a contrôlé 600 dossiers. Quatre comportaient une erreur, tous issus du premier chemin, sur un champ que l'on ne vérifiait pas : la date de naissance d'un ayant droit. Ce champ a été ajouté à la liste, et les dossiers concernés relus en deux jours, aux frais du projet.",
                    ],
                    quote: {
                        text: "J'attendais un prestataire rapide. J'ai trouvé une équipe qui m'a appelée chaque soir pour me dire ce qu'elle ne savait pas.",
                        author: 'La directrice de la gestion, mutuelle cliente',
                    },
                },
                {
                    heading: 'Ce qui reste après la mission',
                    paragraphs: [
                        'Les règles de décision appartiennent à la mutuelle, qui les utilise pour ses nouvelles adhésions. Douze gestionnaires de Cotonou sont restés sur le compte, pour le traitement courant. Et le répertoire des 23 documents a déjà servi deux fois, sous une autre forme, pour un assureur.',
                    ],
                },
            ],
        },
    },
    {
        title: "Fin d'année : « le pic, on l'attend, on ne le subit plus »",
        slug: 'fin-d-annee-le-pic-on-l-attend',
        description: "À une semaine de Noël, nos plateaux e-commerce tournent à plein régime. Premier bilan d'une saison haute préparée depuis août.",
        metaDescription: 'Saison haute e-commerce 2025 chez VIPP : volumes, qualité, organisation des renforts. Premier bilan avec les équipes de Lomé et de Cotonou.',
        categories: ['Relation client'],
        publishedAt: '2025-12-18',
        html: `<p>Vendredi 28 novembre, 6 h 40. Sur le grand écran de Lomé, la courbe du jour est encore plate. Yawa D., planificatrice, la regarde comme un marin regarde le ciel : « Le premier courriel promotionnel part à sept heures. À sept heures dix, on saura. » À sept heures huit, la file du tchat s'anime. Ce jour-là, nos équipes répondront à 19 400 demandes pour six enseignes, 2,4 fois plus qu'un vendredi d'octobre.</p>
<h3>Une prévision juste à 4 % près</h3>
<p>La méthode des trois courbes, adoptée en 2023, commence à porter ses fruits. Sur les quatre semaines du pic, l'écart entre la prévision médiane et la réalité est de 4 %, contre 11 % il y a deux ans. La raison tient moins aux calculs qu'aux clients : cinq enseignes sur six ont partagé leur calendrier de promotions dès septembre, et prévenu quand il changeait.</p>
<h3>Les chiffres au 15 décembre</h3>
<ul>
<li>612 000 contacts traités depuis le 1er novembre ;</li>
<li>88 % des appels pris en moins de trente secondes ;</li>
<li>240 renforts, dont 205 venus de nos autres activités ;</li>
<li>4,3 sur 5 de satisfaction, au même niveau qu'en septembre.</li>
</ul>
<p>Tout n'a pas été parfait. Le 2 décembre, la panne d'un transporteur a doublé les appels en une heure ; l'attente a dépassé six minutes pendant la matinée. Le message d'accueil a été modifié trop tard. Depuis, les responsables de plateau peuvent le faire eux-mêmes, à partir de quatre textes prêts à l'emploi.</p>
<blockquote><p>« Il y a trois ans, on rentrait chez soi sans voix. Cette année, j'ai même gardé mes samedis. Le pic, on l'attend, on ne le subit plus. »</p><p>Essi T., conseillère et tutrice de renforts, Lomé</p></blockquote>
<h3>Les contacts évités comptent aussi</h3>
<p>Deux enseignes ont suivi notre conseil de prévenir leurs acheteurs avant qu'ils ne s'inquiètent. Un message automatique part désormais dès qu'un colis reste immobile plus de trente-six heures, avec la cause et la nouvelle date. Les questions du type « où est ma commande ? » ont reculé de 27 % chez l'une, de 19 % chez l'autre.</p>
<h3>Et maintenant, les retours</h3>
<p>La saison ne s'arrête pas le 25 décembre. Les échanges et remboursements culmineront entre le 5 et le 16 janvier. Une partie des renforts passera alors au back office, pour le contrôle des dossiers, une organisation détaillée dans nos offres de <a href="/prestations/#Relation_clients">relation client</a> et de <a href="/prestations/#soutien">soutien d'activité</a>. D'autres récits du même ordre vous attendent parmi nos <a href="/etude-de-cas">études de cas</a>.</p>`,
    },
];

;// ./seed/posts/posts-2026.ts
const posts2026 = [
    {
        title: 'Quarante millions de contacts : ce que racontent les chiffres de 2025',
        slug: 'quarante-millions-de-contacts-chiffres-2025',
        description: 'Le groupe a franchi le seuil des 40 millions de contacts par an et celui des 3 000 collaborateurs. Derrière ces totaux, une relation client qui change de forme.',
        metaDescription: '40 millions de contacts, 3 000 collaborateurs, 110 000 échanges par jour : le bilan 2025 du groupe VIPP, chiffres expliqués.',
        categories: ['Vie du groupe'],
        publishedAt: '2026-01-15',
        document: {
            subtitle: "Le bilan d'activité du groupe, chiffres expliqués",
            sections: [
                {
                    heading: 'Un seuil, et après',
                    paragraphs: [
                        "Le compteur a passé les 40 millions le 29 décembre, un lundi, pendant un échange par tchat sur un changement de mot de passe. Personne ne l'a vu sur le moment. L'année se termine donc avec un peu plus de 40 millions de contacts traités, soit 110 000 par jour en moyenne, et 3 000 collaborateurs. En 2022, nous en étions à 34 millions.",
                    ],
                    figures: [
                        { value: '40 millions', label: 'de contacts en 2025' },
                        { value: '110 000', label: 'contacts par jour en moyenne' },
                        { value: '3 000', label: 'collaborateurs' },
                    ],
                },
                {
                    heading: 'La voix recule en part, pas en importance',
                    paragraphs: [
                        "Le téléphone représente encore 54 % des contacts, contre 68 % il y a trois ans. Les échanges écrits progressent, mais les appels durent plus longtemps : 7 minutes 10 en moyenne, soit 50 secondes de plus. L'explication est simple. Les demandes faciles passent par l'espace client ou par un message ; celles qui arrivent à l'oreille d'un conseiller sont les plus délicates.",
                    ],
                    list: [
                        'Téléphone : 54 %',
                        'Courriel et formulaires : 19 %',
                        'Tchat et messageries : 18 %',
                        'Réseaux sociaux, avis et modération : 9 %',
                    ],
                },
                {
                    heading: "Le français, l'anglais et les autres",
                    paragraphs: [
                        "Huit contacts sur dix se font en français. L'anglais atteint 13 %, porté par Kigali, et les langues africaines 7 %, deux fois plus que l'année précédente. C'est la progression la plus forte du bilan, et celle qui nous demande le plus de formation.",
                    ],
                },
                {
                    heading: 'Ce que les totaux ne disent pas',
                    paragraphs: [
                        "Le taux de départ dans la première année est descendu de 31 à 26 %. Il reste trop élevé : plus d'un conseiller sur quatre s'en va avant d'avoir pleinement appris son métier. Les entretiens de départ citent d'abord les trajets, puis les horaires du soir. Deux lignes de navette supplémentaires et une expérience de plannings choisis commencent en février à Lomé.",
                    ],
                    quote: {
                        text: "Quarante millions, c'est une fierté collective. Vingt-six pour cent, c'est une dette que nous avons envers ceux qui sont partis trop tôt.",
                        author: 'Hélène R., directrice de la qualité',
                    },
                },
                {
                    heading: 'Les rendez-vous de 2026',
                    paragraphs: [
                        "Lomé achèvera son agrandissement au premier trimestre et Kigali à l'automne. La sixième promotion de l'école de codage entrera en septembre. Enfin, le programme de qualité fera peau neuve : la grille d'écoute, inchangée depuis cinq ans, est confiée à un groupe de conseillers.",
                    ],
                },
            ],
        },
    },
    {
        title: "1 000 positions à Lomé : visite guidée d'un site qui a choisi de grandir en hauteur",
        slug: '1000-positions-a-lome-visite-guidee',
        description: "Le troisième plateau a ouvert début février. Énergie, transports, restauration : ce qu'il faut prévoir lorsqu'un site passe de 850 à 1 000 positions.",
        metaDescription: "Le site VIPP de Lomé atteint 1 000 positions avec l'ouverture d'un troisième plateau. Visite guidée : énergie, transports, restauration.",
        categories: ['Implantations'],
        publishedAt: '2026-02-12',
        document: {
            subtitle: 'Un étage de plus, 150 positions et beaucoup de détails',
            sections: [
                {
                    heading: 'On commence par le toit',
                    paragraphs: [
                        "Edem K., directeur du site, fait toujours débuter la visite par le haut. De là, on voit les deux bâtiments, le parking des motos et une terrasse encore nue, où 320 panneaux solaires seront posés avant la fin de l'année. La charpente vient d'être renforcée pour les porter. « Le reste du plan découle de là : plus d'électricité produite sur place, moins de groupe électrogène, moins de bruit pour les voisins. »",
                    ],
                    figures: [
                        { value: '1 000', label: 'positions à Lomé' },
                        { value: '150', label: 'positions sur le nouveau plateau' },
                        { value: '320', label: 'panneaux solaires prévus en toiture' },
                    ],
                },
                {
                    heading: 'Troisième étage : le plateau',
                    paragraphs: [
                        "Il a ouvert le 2 février avec deux activités, l'assistance d'un fabricant d'électroménager et la fidélisation d'un bouquet de chaînes. On y retrouve les îlots de six postes adoptés en 2023 et un éclairage qui suit la course du soleil. Nouveauté : des cabines fermées, une par équipe, pour les appels difficiles ou pour souffler cinq minutes.",
                        'Les 150 conseillers ont été recrutés et formés entre octobre et janvier. Un sur quatre avait déjà travaillé sur le site ; revenir est bien vu chez nous.',
                    ],
                },
                {
                    heading: "Deuxième étage : là où l'on mange",
                    paragraphs: [
                        "La cantine était le point noir des enquêtes internes. Elle a doublé de surface et change de méthode : trois cuisinières du quartier, installées à leur compte, proposent chacune deux plats par jour. La file avance, les assiettes aussi. Les invendus partent le soir vers un foyer d'étudiants.",
                    ],
                    quote: {
                        text: "Je servais quarante repas au bord de la route. J'en sers trois cents et j'ai embauché ma cousine, ma voisine et la fille de ma voisine.",
                        author: 'Une restauratrice de la cantine',
                    },
                },
                {
                    heading: 'Rez-de-chaussée : entrer et rentrer',
                    paragraphs: [
                        "Mille positions, c'est près de sept cents personnes qui se croisent à la relève de 14 heures. Les horaires ont été décalés de dix minutes d'un étage à l'autre, et le transport du soir entièrement revu :",
                    ],
                    list: [
                        'onze lignes de navette au lieu de sept, après 20 heures ;',
                        'un arrêt à moins de 400 mètres du domicile pour neuf collaborateurs sur dix ;',
                        "un accompagnement jusqu'à la porte pour celles et ceux qui le demandent ;",
                        'un garage à motos gardé et éclairé.',
                    ],
                },
                {
                    heading: 'La dernière porte',
                    paragraphs: [
                        "La visite se termine devant une salle vide. Elle le restera : à la demande des équipes, aucun écran, aucune affiche, seulement des fauteuils et une fenêtre. Sur la porte, quelqu'un a écrit « mille et une ».",
                    ],
                },
            ],
        },
    },
    {
        title: 'Égalité : nos écarts, nos progrès et ce que nous corrigeons cette année',
        slug: 'egalite-nos-ecarts-nos-progres',
        description: "Les femmes forment 54 % des effectifs, mais 41 % de l'encadrement supérieur. Le groupe publie ses chiffres, avec les mesures qui les accompagnent.",
        metaDescription: 'Égalité entre femmes et hommes chez VIPP : les chiffres du groupe, les écarts qui demeurent et les mesures décidées pour 2026.',
        categories: ['RSE et engagement', 'Vie du groupe'],
        publishedAt: '2026-03-12',
        html: `<p>Le 8 mars tombait un dimanche ; nous avons préféré attendre que les chiffres soient vérifiés. Les voici, tels que les représentants du personnel de chaque site les ont reçus lundi.</p>
<h3>Une majorité qui s'amenuise en montant</h3>
<p>Le groupe compte 54 % de femmes. Elles sont 56 % parmi les conseillers, 48 % parmi les responsables d'équipe, 41 % dans l'encadrement supérieur et 27 % dans les métiers de l'informatique. En trois ans, leur part a gagné 9 points chez les responsables d'équipe et 8 dans l'informatique. Dans l'encadrement supérieur, elle n'a presque pas bougé. C'est là que le travail commence.</p>
<h3>À poste égal, salaire égal ?</h3>
<p>À métier égal, le salaire des femmes représente 98 % de celui des hommes. Chez les conseillers, la grille est unique et l'écart nul : il naît plus haut, dans l'encadrement et l'informatique. L'analyse a isolé deux causes : des primes d'astreinte plus souvent confiées à des hommes, et des augmentations décalées au retour d'un congé de maternité. Les 22 situations concernées ont été corrigées en janvier, avec effet rétroactif.</p>
<blockquote><p>« Je ne demandais pas d'astreinte parce que je pensais que les nuits m'étaient fermées. On ne me les avait jamais proposées, c'est différent. »</p><p>Mireille D., responsable d'équipe, Cotonou</p></blockquote>
<h3>Cinq décisions pour 2026</h3>
<ul>
<li>Proposer chaque astreinte à toutes les personnes éligibles, par écrit.</li>
<li>Réexaminer le salaire au retour de tout congé de plus de deux mois.</li>
<li>Présenter au moins une candidate et un candidat pour chaque poste d'encadrement supérieur, ou expliquer pourquoi.</li>
<li>Porter le congé de paternité à dix jours ouvrés dans les trois pays africains, quand la loi en prévoit moins.</li>
<li>Ouvrir une salle d'allaitement à Kigali, après Cotonou et Lomé.</li>
</ul>
<h3>Du côté des garçons</h3>
<p>L'égalité ne concerne pas qu'un côté de la balance. À Lomé, quatorze pères ont demandé un horaire adapté pour conduire leurs enfants à l'école ; douze l'ont obtenu. À Kigali, les ateliers sur la répartition des tâches à la maison, menés par une association locale, affichent complet depuis un an.</p>
<p>Les chiffres détaillés figureront dans le bilan annuel, en libre accès parmi les <a href="/rse/#politique_chartes_bilan">politiques, chartes et bilans</a> du groupe. Et parce qu'un écart de traitement peut aussi se vivre au quotidien, nous rappelons qu'il est possible d'alerter, à visage découvert ou de façon anonyme, par la page <a href="/signalements">Signalements</a>. Les messages y sont traités en dehors de la hiérarchie du site.</p>
<p>Rendez-vous en mars 2027, avec les mêmes indicateurs et sans en changer le calcul.</p>`,
    },
    {
        title: 'Anteuil, notre adresse dans le Doubs',
        slug: 'anteuil-notre-adresse-dans-le-doubs',
        description: 'Cent soixante conseillers, un village de Franche-Comté et des appels venus de toute la France : portrait du site où se forment aussi nos superviseurs africains.',
        metaDescription: "Portrait du site VIPP d'Anteuil, dans le Doubs : 160 conseillers, une relation client de proximité et un rôle de formation pour le groupe.",
        categories: ['Implantations', 'Recrutement et formation'],
        publishedAt: '2026-04-16',
        document: {
            subtitle: "Portrait d'un site de relation client à la campagne",
            sections: [
                {
                    heading: 'Entre la forêt et la fibre',
                    paragraphs: [
                        "Au bout de la route, un clocher, des vaches montbéliardes et un bâtiment clair où l'on répond chaque jour à plus de cinq mille personnes. Anteuil, dans le Doubs, n'est pas l'endroit où l'on s'attend à trouver un centre de relation client. C'est pourtant d'ici que partent des rendez-vous médicaux, des conseils d'assurance et des réponses de service après-vente.",
                    ],
                    figures: [
                        { value: '160', label: 'conseillers' },
                        { value: '9 ans', label: "d'ancienneté moyenne" },
                        { value: '18 km', label: 'de trajet moyen' },
                    ],
                },
                {
                    heading: 'Une mémoire longue',
                    paragraphs: [
                        "La stabilité de l'équipe est sa première qualité. Sandrine B., conseillère depuis quatorze ans, connaît par leur nom des dizaines d'assurés. « Ils m'annoncent les naissances avant de me parler du contrat. » Cette proximité a une valeur mesurable : sur les dossiers complexes, le site résout 89 % des demandes sans transfert.",
                        "Les activités confiées à Anteuil ont en commun d'exiger du temps, une présence en France ou une connaissance fine du terrain.",
                    ],
                    list: [
                        'Réclamations longues et médiation.',
                        'Accueil téléphonique de professionnels de santé.',
                        'Suivi de grands comptes industriels de la région.',
                        'Appui aux plateaux de Cotonou et de Lomé sur les cas particuliers.',
                    ],
                },
                {
                    heading: 'Un échange qui va dans les deux sens',
                    paragraphs: [
                        'Depuis 2024, des superviseurs béninois et togolais passent trois semaines à Anteuil. Ils y découvrent les usages des clients français, des délais postaux au vocabulaire de la copropriété. À leur tour, six conseillers du Doubs sont allés à Lomé, où ils ont appris à tenir un tchat à trois conversations et à arrondir les angles en souriant.',
                    ],
                    quote: {
                        text: "J'étais venue enseigner les subtilités du contrat habitation. Je suis repartie avec une façon de conduire un débriefing que j'utilise chaque lundi.",
                        author: 'Sandrine B., conseillère référente, Anteuil',
                    },
                },
                {
                    heading: 'Douze postes à pourvoir',
                    paragraphs: [
                        "Quatre départs à la retraite et une nouvelle activité dans l'énergie conduisent le site à recruter. Les postes sont à durée indéterminée, à temps plein, avec six semaines de formation. Aucune expérience du téléphone n'est exigée : dans la dernière promotion se côtoyaient une ancienne horlogère, un chauffeur routier et une libraire. Un covoiturage interne relie Anteuil aux bourgs voisins, et l'on peut venir visiter le premier mardi du mois, sur simple appel.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Agents augmentés : un an à 200 postes, et une généralisation sous conditions',
        slug: 'agents-augmentes-un-an-200-postes',
        description: "Comme promis, voici le bilan public de l'assistant fondé sur l'IA. Il aide, il se trompe, il progresse : 900 conseillers l'auront d'ici à la fin de l'année.",
        metaDescription: "Bilan d'un an d'agents augmentés par l'IA sur 200 postes à Cotonou et Lomé : résultats, erreurs mesurées et conditions de généralisation.",
        categories: ['Innovation et IA', 'Relation client'],
        publishedAt: '2026-05-21',
        document: {
            subtitle: 'Le bilan public annoncé en novembre 2024',
            sections: [
                {
                    heading: 'Ce qui avait été promis',
                    paragraphs: [
                        "À l'automne 2024, nous racontions les débuts d'un assistant de réponse auprès de soixante volontaires. L'essai a été étendu à 200 postes de Cotonou et de Lomé pendant toute l'année 2025, avec un groupe témoin de même taille. Les résultats ont été examinés par un comité où siègent conseillers, clients et représentants du personnel.",
                    ],
                },
                {
                    heading: 'Les résultats, bons et moins bons',
                    paragraphs: [
                        "Comparés au groupe témoin, les postes équipés résolvent davantage de demandes dès le premier contact et forment plus vite leurs débutants. La durée des échanges, elle, n'a presque pas varié : le temps gagné à chercher est réinvesti dans l'explication. C'était notre souhait, et il a fallu le défendre.",
                        "Sur 10 000 propositions contrôlées, 3,4 % contenaient une erreur. Les conseillers en ont repéré neuf sur dix avant l'envoi. Le reste, une trentaine de cas, a été corrigé auprès des clients.",
                    ],
                    figures: [
                        { value: '+ 6 points', label: 'de résolution au premier contact' },
                        { value: '5 semaines', label: 'pour atteindre le niveau attendu, contre 7' },
                        { value: '3,4 %', label: 'de propositions erronées' },
                    ],
                },
                {
                    heading: "Le risque que nous n'avions pas vu",
                    paragraphs: [
                        "Au bout de huit mois, les conseillers les plus expérimentés acceptaient les propositions plus vite que les débutants. La confiance s'était changée en habitude. Nous avons introduit une « journée sans assistant » par mois, et des propositions volontairement incomplètes, signalées après coup. La vigilance est remontée, la bonne humeur aussi : l'exercice est devenu un jeu.",
                    ],
                    quote: {
                        text: "Le jour sans assistant, je redécouvre que je connais mon métier. C'est excellent pour le moral.",
                        author: 'Kossi A., conseiller, Lomé',
                    },
                },
                {
                    heading: 'Quatre conditions pour aller plus loin',
                    paragraphs: [
                        "L'assistant sera proposé à 900 postes d'ici à décembre. Le comité y a mis ses conditions, que nous avons acceptées :",
                    ],
                    list: [
                        'une personne valide chaque réponse, sans exception ;',
                        "aucune suppression d'emploi n'est liée à l'outil ;",
                        "le taux d'erreur est publié chaque trimestre, par activité ;",
                        "au-delà de 5 % d'erreurs pendant deux semaines, l'assistant est suspendu.",
                    ],
                },
                {
                    heading: 'Qui fabrique quoi',
                    paragraphs: [
                        "L'outil est conçu à Paris et développé avec onze diplômés de l'école de codage de Cotonou. Trois d'entre eux étaient conseillers il y a trois ans. Ils savent, mieux que quiconque, à quel moment une bonne réponse arrive trop tard.",
                    ],
                },
            ],
        },
    },
    {
        title: 'Un chœur de quarante voix, une scène et deux rappels : la culture à pleins poumons',
        slug: 'choeur-quarante-voix-festival-culture',
        description: 'Chorale, théâtre, slam et photographie : les ateliers culturels des trois sites africains se sont retrouvés à Cotonou pour un premier festival interne.',
        metaDescription: 'Chœur, théâtre, slam, photographie : les équipes de Cotonou, Lomé et Kigali ont présenté leurs œuvres au premier festival culturel de VIPP.',
        categories: ['Événements'],
        publishedAt: '2026-07-09',
        document: {
            subtitle: 'Le premier festival des ateliers culturels du groupe',
            sections: [
                {
                    heading: 'Le trac, même après mille appels',
                    paragraphs: [
                        "« Au casque, personne ne me voit », souffle Akouvi M. derrière le rideau. Devant, 700 personnes. Le 27 juin, la conseillère de Lomé et trente-neuf collègues ont ouvert la soirée avec un chant éwé à quatre voix, appris en neuf mois, à raison d'une heure par semaine. Le chœur a eu droit à deux rappels. Il n'avait prévu qu'un morceau de secours ; le second fut donc le premier, chanté plus vite.",
                    ],
                    figures: [
                        { value: '180', label: 'participants aux ateliers' },
                        { value: '40', label: 'voix dans le chœur' },
                        { value: '23', label: 'œuvres présentées' },
                    ],
                },
                {
                    heading: "Des ateliers nés d'une boîte à idées",
                    paragraphs: [
                        "En 2024, une question avait été posée aux équipes : que feriez-vous d'une heure par semaine, ici, après le service ? Le sport arrivait en tête, et il existait déjà. La musique et la scène suivaient de près. Le groupe prête les salles et rémunère les intervenants, tous artistes de la ville ; les participants apportent leur temps.",
                    ],
                    list: [
                        'Lomé : chorale et conte.',
                        'Cotonou : théâtre, orchestre, photographie.',
                        'Kigali : slam trilingue et danse.',
                    ],
                },
                {
                    heading: 'La pièce dont tout le monde parle',
                    paragraphs: [
                        "« Veuillez patienter » met en scène une nuit de panne dans un centre d'appels. Écrite par onze conseillers de Cotonou, elle ne ménage ni les clients, ni les chefs, ni les musiques d'attente. Le directeur du site, joué par un stagiaire muni d'une fausse moustache, a ri plus fort que les autres, ou du moins assez fort pour être vu.",
                    ],
                    quote: {
                        text: "On rit de ce qui nous pèse, et le lendemain cela pèse moins. C'est le meilleur atelier de gestion du stress que j'aie suivi.",
                        author: 'Bérenger S., conseiller et auteur',
                    },
                },
                {
                    heading: 'Des images qui restent',
                    paragraphs: [
                        "L'exposition « Mains » rassemble quinze photographies prises pendant les pauses : mains sur un clavier, autour d'un verre de thé, en train de signer, de tresser, d'applaudir. Elle voyagera à Lomé en septembre, à Kigali en novembre, puis à Paris et à Anteuil au printemps. Les tirages seront ensuite vendus au profit d'une bibliothèque de quartier, choisie par les photographes.",
                        "Le prochain festival aura lieu à Lomé dans deux ans. D'ici là, la troupe de « Veuillez patienter » cherche un rôle de client satisfait. Les candidatures sont rares, dit-on, parce que le texte est court.",
                    ],
                },
            ],
        },
    },
    {
        title: 'École de codage : une sixième promotion à parité, et cent diplômés au compteur',
        slug: 'ecole-de-codage-sixieme-promotion-parite',
        description: 'Quatorze femmes, quatorze hommes : la rentrée de Cotonou est la première à parité. Que sont devenus les cent premiers diplômés ? Nous leur avons posé la question.',
        metaDescription: "À Cotonou, la sixième promotion de l'école de codage de VIPP est à parité. Bilan des cent premiers diplômés et nouveautés du programme.",
        categories: ['Recrutement et formation', 'Innovation et IA', 'RSE et engagement'],
        publishedAt: '2026-09-10',
        html: `<p>Cette fois, c'est un jeu de cartes. Les stagiaires doivent trier cinquante-deux cartes à quatre, sans parler, en écrivant d'abord la méthode sur une feuille. Une équipe termine en une minute dix, une autre en six. La différence n'est pas l'adresse des mains, mais la qualité du plan. La sixième promotion de l'école de codage de Cotonou a commencé le 1er septembre.</p>
<h3>La parité, pour la première fois</h3>
<p>Vingt-huit places, quatorze femmes et quatorze hommes, choisis parmi 731 candidatures. Les femmes formaient 43 % des promotions en 2025. Le changement s'est fait en amont : les cours s'arrêtent désormais à 16 heures pour les parents qui le demandent, une aide aux frais de garde est versée, et des ateliers du samedi, ouverts aux femmes de tous âges, ont réuni 160 participantes depuis janvier. Neuf des quatorze admises en viennent.</p>
<blockquote><p>« Je croyais que le code était un monde de surdoués. Au premier atelier, j'ai compris que c'était un monde de gens qui recommencent. »</p><p>Une stagiaire de 22 ans, ancienne vendeuse</p></blockquote>
<h3>Cent diplômés, cent réponses</h3>
<p>Les cinq premières promotions ont formé exactement cent personnes. Nous les avons toutes contactées cet été, et toutes ont répondu :</p>
<ul>
<li>58 travaillent dans nos équipes de Cotonou, de Lomé ou de Paris ;</li>
<li>27 sont employées ailleurs, dont 19 au Bénin ;</li>
<li>8 ont créé leur entreprise ;</li>
<li>4 ont repris des études ;</li>
<li>3 ont changé de voie, dont un pâtissier, qui a automatisé ses commandes.</li>
</ul>
<p>À la question « que manquait-il ? », deux réponses dominent : davantage de pratique en équipe et une vraie initiation à l'intelligence artificielle. Le programme a été revu en conséquence.</p>
<h3>Ce qui change dans les neuf mois</h3>
<p>Les projets réels commencent dès le quatrième mois au lieu du septième. Un module de quatre semaines apprend à utiliser, à évaluer et à critiquer les assistants de programmation : l'un des exercices consiste à trouver douze erreurs dans un code qui semble parfait. Enfin, chaque stagiaire passe trois jours sur un plateau, casque sur les oreilles, pour entendre les personnes qui se serviront un jour de son travail.</p>
<p>Judicaël H., responsable pédagogique depuis la deuxième promotion, insiste sur ce dernier point : « Un formulaire mal conçu, ce sont deux cents appels le lundi matin. Il faut les avoir entendus une fois. »</p>
<p>La formation reste gratuite et à plein temps. Les inscriptions pour la septième promotion ouvriront en avril 2027. D'ici là, nos offres pour développeurs confirmés sont à lire sur la page <a href="/recrutements/#metiers">Recrutements</a>, et les réalisations des équipes parmi nos <a href="/prestations/#it">activités IT</a>.</p>`,
    },
    {
        title: 'Kigali : trois cents positions et une centaine de recrutements plus tard',
        slug: 'kigali-trois-cents-positions',
        description: "Le site rwandais achève son agrandissement et ouvre un centre de formation linguistique. Cinq ans après ses débuts, il compte deux fois plus de positions qu'en 2023.",
        metaDescription: 'Le site VIPP de Kigali atteint 300 positions et ouvre un centre de formation linguistique. Récit de cinq années de croissance au Rwanda.',
        categories: ['Implantations', 'Relation client', 'Recrutement et formation'],
        publishedAt: '2026-10-15',
        document: {
            subtitle: 'Cinq ans de présence au Rwanda et un site qui a doublé',
            sections: [
                {
                    heading: 'Une colline, deux bâtiments',
                    paragraphs: [
                        "À Kigali, tout se raconte en montées et en descentes. Le premier bâtiment est en haut, le second vingt mètres plus bas, relié par un escalier couvert que les équipes appellent « le transfert d'appel ». Avec l'ouverture de ce second bâtiment le 5 octobre, le site passe de 220 à 300 positions.",
                    ],
                    figures: [
                        { value: '300', label: 'positions à Kigali' },
                        { value: '104', label: 'recrutements depuis mars' },
                        { value: '62 %', label: 'de conseillers qui travaillent en deux langues ou plus' },
                    ],
                },
                {
                    heading: "Ce que l'on y fait",
                    paragraphs: [
                        "Le site s'est construit une spécialité : les échanges qui changent de langue en cours de route. Tourisme, énergie, services financiers, commerce en ligne, ses clients ont en commun de servir plusieurs pays à la fois. La part de l'écrit y dépasse celle de la voix depuis le printemps.",
                    ],
                    list: [
                        'Service client en français, en anglais et en kinyarwanda.',
                        'Modération et réponse aux avis en ligne.',
                        'Contrôle de dossiers et saisie bilingue.',
                        'Traduction et relecture de bases de connaissances.',
                    ],
                },
                {
                    heading: 'Un centre de langues ouvert à tous les métiers',
                    paragraphs: [
                        "La vraie nouveauté se trouve au rez-de-chaussée : quatre salles consacrées aux langues. Les conseillers anglophones y apprennent le français, les francophones l'anglais, les uns et les autres perfectionnent le kinyarwanda écrit. Trois heures par semaine sont prises sur le temps de travail. Depuis l'essai du printemps, 46 personnes ont gagné une langue de service, avec la prime correspondante.",
                    ],
                    quote: {
                        text: "J'ai été embauchée en anglais. Dans six mois, je prendrai mes premiers appels en français, et mon fils se moque déjà moins de mon accent.",
                        author: 'Solange K., conseillère, Kigali',
                    },
                },
                {
                    heading: 'Recruter sans assécher le quartier',
                    paragraphs: [
                        "Cent quatre personnes ont rejoint le site depuis mars. Un tiers n'avaient jamais occupé d'emploi déclaré. La sélection a été menée avec un institut de langues et une association d'insertion ; chaque vague a réuni vingt-cinq personnes au plus, formées ensemble pendant cinq semaines. Quatre-vingt-treize sont toujours là.",
                    ],
                },
                {
                    heading: 'Le mot du directeur',
                    paragraphs: [
                        "Eric H., arrivé comme superviseur en 2021, dirige le site depuis un an. Son souhait pour la suite tient en une phrase : « Que l'on vienne nous confier une activité pour nos langues, et qu'on y reste pour notre calme. »",
                    ],
                },
            ],
        },
    },
    {
        title: "Grille d'écoute : 41 critères hier, 12 aujourd'hui, et une qualité qui s'entend",
        slug: 'grille-d-ecoute-12-criteres-qualite',
        description: 'Confiée à neuf conseillers, la refonte du programme de qualité a supprimé plus des deux tiers des critères. Premiers résultats après trois mois.',
        metaDescription: "Qualité de la relation client : neuf conseillers de VIPP ont refait la grille d'écoute. De 41 critères à 12, méthode et premiers résultats.",
        categories: ['Relation client'],
        publishedAt: '2026-11-05',
        document: {
            subtitle: "Un programme de qualité réécrit par celles et ceux que l'on évalue",
            sections: [
                {
                    heading: 'Quand tout compte, plus rien ne compte',
                    paragraphs: [
                        "Prononcer le nom du client trois fois. Sourire. Proposer une aide complémentaire. Ne pas laisser plus de quatre secondes de silence. Au fil des années, la grille qui sert à évaluer nos échanges avait atteint 41 critères. On pouvait obtenir 96 sur 100 à un appel qui ne réglait rien, et 71 à un échange qui avait sauvé la journée d'une famille.",
                        "En janvier, la direction de la qualité a confié la refonte à neuf conseillers de Cotonou, Lomé, Kigali et Anteuil. Seule consigne : s'arrêter à quinze critères.",
                    ],
                },
                {
                    heading: 'Le tri',
                    paragraphs: [
                        "Le groupe a repris 800 échanges évalués, avec la satisfaction exprimée ensuite par les clients, et posé une question à chaque critère : quand il est respecté, le client est-il mieux servi ? Pour 22 d'entre eux, aucun lien n'est apparu. Sept autres se recoupaient. Il en est resté douze, rangés en trois familles :",
                    ],
                    list: [
                        "comprendre : vérifier l'identité, laisser finir, reformuler, chercher la cause ;",
                        'résoudre : exactitude, réponse complète, délai tenu, dossier lisible par le suivant ;',
                        'bien traiter : respect, clarté, franchise, adaptation à la personne.',
                    ],
                    figures: [
                        { value: '12', label: 'critères, contre 41' },
                        { value: '0,64', label: 'de corrélation avec la satisfaction, contre 0,31' },
                        { value: '3 mois', label: 'de recul sur six activités' },
                    ],
                },
                {
                    heading: "Le silence n'est plus une faute",
                    paragraphs: [
                        "La suppression la plus discutée fut celle des quatre secondes. Les conseillers remplissaient les blancs de formules qui agaçaient. Désormais, se taire pour lire un dossier est permis, à condition de le dire. Les clients s'en plaignent moins que des « je vous remercie de votre patience ».",
                    ],
                    quote: {
                        text: 'Avant, je parlais pour la grille. Maintenant, je parle pour la personne, et la grille suit.',
                        author: 'Yvette K., conseillère et membre du groupe, Lomé',
                    },
                },
                {
                    heading: 'Évaluer moins, commenter mieux',
                    paragraphs: [
                        "Une évaluation prend 11 minutes au lieu de 26. Le temps gagné va à l'entretien qui la suit, devenu obligatoire et toujours fondé sur une écoute commune. Le conseiller donne sa note en premier ; dans les trois quarts des cas, elle est plus sévère que celle de l'évaluateur.",
                    ],
                },
                {
                    heading: 'Avec les clients',
                    paragraphs: [
                        "Quatre clients sur six ont adopté la grille telle quelle. Les deux autres ont gardé un ou deux critères propres à leur métier. Le passage de toutes les activités est prévu pour le printemps 2027, après un dernier examen des douze critères : le groupe des neuf s'est réservé le droit d'en supprimer encore un.",
                    ],
                },
            ],
        },
    },
];

;// ./seed/posts/posts.ts




const seedPosts = [...posts2023, ...posts2024, ...posts2025, ...posts2026].sort((a, b) => a.publishedAt.localeCompare(b.publishedAt));

;// ./seed/rse-documents.ts
const politiqueRse = {
    title: "Politique RSE",
    subtitle: "Nos engagements sociaux, éthiques, environnementaux et territoriaux",
    sections: [
        {
            heading: "Pourquoi cette politique",
            paragraphs: [
                "VIPP est un groupe de services externalisés et d'expérience client. Ses 3 000 collaborateurs, réunis à Anteuil, Paris, Cotonou, Lomé et Kigali, traitent chaque année 40 millions de contacts pour des entreprises et des administrations. Ce métier n'extrait rien et ne fabrique rien. Il repose entièrement sur des personnes, et c'est par elles que passe l'essentiel de notre responsabilité.",
                "Nous avons commencé par établir ce que notre activité produit de bon et de moins bon, site par site, avec les représentants du personnel, des clients, des fournisseurs et des voisins. De cette consultation sont sortis onze sujets, que nous avons classés selon leur importance pour l'entreprise et pour ceux qu'elle touche. Les quatre engagements qui suivent couvrent les onze.",
                "La politique s'applique à toutes les entités du groupe, quel que soit le pays. Lorsque la loi locale est plus exigeante que notre règle, la loi l'emporte. Lorsqu'elle l'est moins, c'est notre règle qui vaut.",
            ],
            figures: [
                { value: "3 000", label: "collaborateurs" },
                { value: "5", label: "villes d'implantation" },
                { value: "4", label: "engagements" },
            ],
        },
        {
            heading: "Premier engagement : un emploi décent et qui fait progresser",
            paragraphs: [
                "Un centre de contacts peut être un lieu de passage ou un lieu d'apprentissage. Nous voulons qu'il soit le second. Chaque collaborateur reçoit un contrat écrit dans une langue qu'il lit, un salaire supérieur au minimum légal du pays, versé à date fixe, et une couverture santé qui prend effet avec le contrat.",
                "Les plannings sont communiqués au moins deux semaines à l'avance. Les heures supplémentaires sont volontaires, plafonnées et majorées. Les trajets de nuit sont organisés par l'entreprise, à ses frais, jusqu'au domicile ou à un point convenu.",
            ],
            list: [
                "Former chaque collaborateur au moins 32 heures par an, formation d'entrée non comprise.",
                "Pourvoir par promotion interne au moins sept postes de superviseur sur dix.",
                "Maintenir la part des femmes parmi les encadrants entre 45 % et 55 %.",
                "Ramener l'absentéisme sous 4,5 % d'ici à la fin de 2027, sans prime de présence.",
                "Offrir dans chaque site un accès hebdomadaire à une psychologue et un espace de repos sans écran.",
            ],
            quote: {
                text: "Quand une conseillère devient superviseuse, elle emmène avec elle les clients difficiles qu'elle a su calmer. Aucune formation ne remplace ce bagage.",
                author: "Nadège K., directrice des ressources humaines",
            },
        },
        {
            heading: "Deuxième engagement : une conduite irréprochable",
            paragraphs: [
                "Nos clients nous confient leurs données, leur réputation et parfois leurs recettes. Le code d'éthique fixe les règles de conduite de chacun ; la charte informatique protège les données ; la charte des achats responsables étend nos exigences à ceux qui travaillent pour nous.",
                "Toute personne, salariée ou non, peut signaler un manquement depuis le site du groupe, en se nommant ou de façon anonyme. Le comité d'éthique accuse réception dans les sept jours ouvrés lorsqu'un moyen de contact a été laissé et informe des suites dans les trois mois. Aucune représaille n'est admise.",
            ],
            list: [
                "Former tous les collaborateurs à l'éthique dans les trois mois qui suivent leur arrivée, puis chaque année.",
                "Faire signer la charte des achats responsables aux fournisseurs qui représentent 80 % de nos dépenses d'ici à 2027.",
                "Publier chaque année le nombre de signalements reçus, leur nature et leur issue.",
            ],
        },
        {
            heading: "Troisième engagement : une empreinte mesurée, puis réduite",
            paragraphs: [
                "Nos émissions proviennent surtout de l'électricité des sites, des trajets quotidiens des équipes et de la fabrication des ordinateurs. Nous les mesurons chaque année avec la même méthode et publions les résultats, y compris lorsqu'ils augmentent.",
                "La climatisation représente à elle seule près de la moitié de nos consommations à Cotonou et à Lomé. Les travaux d'isolation, les stores extérieurs et une consigne de 26 degrés passent donc avant les achats d'équipements neufs. Les panneaux solaires de Cotonou, installés en toiture, couvrent une partie de la consommation du jour et soulagent les groupes électrogènes.",
            ],
            list: [
                "Réduire de 30 % les émissions par collaborateur entre 2022 et 2030.",
                "Porter à 20 % la part d'électricité solaire consommée sur les sites africains d'ici à 2028.",
                "Utiliser chaque poste informatique au moins six ans et confier tous les équipements retirés à une filière de réemploi ou de recyclage.",
                "Supprimer les gobelets et bouteilles à usage unique des espaces communs.",
            ],
        },
        {
            heading: "Quatrième engagement : être utile aux territoires",
            paragraphs: [
                "Nous embauchons d'abord autour de nos sites et achetons, autant que possible, dans le pays où nous consommons. L'école de codage de Cotonou reçoit des candidats sélectionnés sur leur logique et leur persévérance, sans condition de diplôme. À Anteuil, le maintien d'un site de relation client soutient des emplois qualifiés dans une commune rurale.",
                "Nos partenariats associatifs répondent à trois conditions : un besoin formulé par l'association elle-même, un lien avec nos métiers ou nos effets, un engagement d'au moins trois ans. Nous préférons peu d'actions, suivies longtemps, à une liste de dons.",
            ],
            list: [
                "Consacrer au moins 6 000 heures de travail par an au mécénat de compétences.",
                "Réaliser au moins 70 % de nos achats auprès d'entreprises du pays concerné.",
                "Réserver la moitié des places de l'école de codage à des femmes d'ici à 2028.",
            ],
        },
        {
            heading: "Qui décide, qui agit, qui contrôle",
            paragraphs: [
                "Le comité RSE, présidé par la direction générale, se réunit chaque trimestre. Il rassemble les directions des sites, des ressources humaines, des achats, des systèmes d'information et de la qualité, ainsi qu'un représentant du personnel par pays. Il arrête les objectifs et le budget.",
                "Chaque site a un correspondant RSE, qui dispose d'un jour par semaine pour cette mission et rend compte au comité. Les responsables de service ont dans leurs objectifs annuels au moins un critère RSE, pris en compte dans leur part variable.",
                "Notre démarche est évaluée par Ecovadis, et les questionnaires Best Place to Work donnent la parole aux équipes. Les conclusions de ces évaluations sont présentées aux représentants du personnel avec le plan d'action qui en découle.",
            ],
        },
        {
            heading: "Suivi et mise à jour",
            paragraphs: [
                "Les résultats paraissent chaque année dans le rapport RSE et, pour les lecteurs qui comparent plusieurs entreprises, dans le rapport établi en référence aux normes GRI. Un objectif manqué y est indiqué comme tel, avec la raison et la correction prévue.",
                "La politique est relue tous les deux ans, ou plus tôt si l'activité change de façon notable. Les remarques sont les bienvenues, d'où qu'elles viennent, par le formulaire de contact du site.",
            ],
        },
    ],
};
const codeEthique = {
    title: "Code d'éthique",
    subtitle: "Ce que chacun peut attendre de nous et ce que nous attendons de chacun",
    sections: [
        {
            heading: "À qui s'adresse ce code",
            paragraphs: [
                "Ce code s'applique à toutes les personnes qui travaillent pour le groupe VIPP, de l'apprenti à la direction générale, quel que soit le contrat ou le pays. Les intérimaires, les consultants et les sous-traitants présents sur nos sites s'y engagent également.",
                "Il ne prévoit pas toutes les situations. Devant un cas nouveau, quatre questions aident à décider : est-ce légal ? Est-ce conforme à nos valeurs ? Serais-je à l'aise si mes proches l'apprenaient ? Qui pourrait en souffrir ? Si l'une des réponses vous gêne, parlez-en avant d'agir.",
                "Les managers ont un devoir particulier : montrer l'exemple, répondre aux questions et ne jamais laisser entendre qu'un résultat excuserait un manquement.",
            ],
        },
        {
            heading: "Le respect des personnes",
            paragraphs: [
                "Nous recrutons, formons, payons et promouvons sur la compétence et le travail. Aucune décision ne dépend de l'origine, du sexe, de l'âge, de la grossesse, du handicap, de la religion, de l'orientation sexuelle, de la situation de famille, des opinions ou de l'engagement syndical.",
                "Le harcèlement moral ou sexuel, les humiliations, les cris et les surnoms blessants n'ont pas leur place sur un plateau, ni dans une messagerie, ni lors d'une sortie d'équipe. Un conseiller insulté ou menacé par un correspondant a le droit de mettre fin à l'échange après un avertissement ; son superviseur le soutient et prend le relais.",
            ],
            list: [
                "Exemple : un chef d'équipe affiche chaque soir le nom du conseiller le plus lent. Cette pratique est interdite. Les résultats individuels se commentent en tête-à-tête.",
                "Exemple : une candidate enceinte réussit les tests. Sa date d'arrivée est aménagée, sa candidature n'est pas écartée.",
            ],
        },
        {
            heading: "La loyauté envers les clients de nos clients",
            paragraphs: [
                "La personne qui nous appelle ne sait pas toujours qu'elle parle à un prestataire. Elle a droit à une information exacte, donnée dans des mots qu'elle comprend. Nous n'inventons pas de réponse : quand nous ne savons pas, nous le disons, nous cherchons et nous rappelons.",
                "En vente, nous annonçons l'objet de l'appel, le prix complet et le droit de rétractation. Nous n'insistons pas auprès d'une personne qui refuse, ne profitons pas de l'âge ni de la détresse et n'enregistrons jamais un accord qui n'a pas été donné.",
            ],
            list: [
                "Exemple : il manque deux ventes pour atteindre la prime du mois et un client hésite, visiblement sans avoir compris l'engagement. On lui envoie la documentation et on le laisse réfléchir.",
                "Exemple : un collègue coche une option gratuite sans le demander. C'est une fraude, même sans conséquence financière pour le client.",
            ],
        },
        {
            heading: "Cadeaux, corruption et conflits d'intérêts",
            paragraphs: [
                "Personne, chez nous, n'offre ni n'accepte un avantage destiné à influencer une décision : attribution d'un marché, recrutement, contrôle administratif, affectation à une équipe. Les paiements dits de facilitation sont interdits, même modestes et même lorsqu'ils sont courants autour de nous.",
                "Un cadeau ou une invitation peut être accepté s'il est d'usage, occasionnel, d'une valeur inférieure à 50 euros ou à l'équivalent en monnaie locale, et reçu au grand jour. Il est inscrit au registre du site. Les sommes d'argent et les bons d'achat sont toujours refusés.",
                "Un conflit d'intérêts n'est pas une faute ; le cacher en est une. Chacun déclare à son responsable les liens de famille ou d'affaires qui pourraient peser sur son jugement, et se retire de la décision concernée.",
            ],
            list: [
                "Exemple : le cousin d'un recruteur postule à Lomé. Le recruteur le déclare ; un collègue d'un autre service conduit l'entretien.",
                "Exemple : un agent retient un matériel en douane et propose de le libérer contre un billet. On refuse, on demande un reçu officiel et on prévient la direction du site.",
            ],
        },
        {
            heading: "Données, confidentialité et parole publique",
            paragraphs: [
                "Nous consultons un dossier parce qu'une demande l'exige, jamais par curiosité. Les informations d'un client ne sortent ni sur papier, ni en photo, ni dans une conversation de transport en commun. L'obligation demeure après le départ de l'entreprise.",
                "Sur les réseaux sociaux, chacun est libre de dire où il travaille et ce qu'il en pense. En revanche, il ne publie pas d'image de plateau où un écran serait lisible, ne nomme pas les entreprises qui nous confient leurs services et ne s'exprime pas au nom du groupe sans mandat.",
                "Les comptes, feuilles de temps et indicateurs remis à nos clients sont exacts. Un chiffre faux, même flatteur, détruit ce qui nous fait vivre : la confiance.",
            ],
        },
        {
            heading: "Concurrence, vie publique et environnement",
            paragraphs: [
                "Nous gagnons nos marchés par la qualité et le prix. Nous n'échangeons pas d'informations tarifaires avec des concurrents, ne dénigrons personne et n'utilisons pas de documents obtenus de façon déloyale, y compris lorsqu'ils sont apportés par un nouveau collègue.",
                "Le groupe ne finance aucun parti ni candidat. Chacun garde sa liberté de citoyen, en dehors du temps et des moyens de l'entreprise. Nos échanges avec les pouvoirs publics portent sur l'emploi, la formation et la réglementation de notre métier, et sont consignés.",
                "Éteindre, réparer, réemployer, trier : l'attention à l'environnement fait partie du travail bien fait. Tout incident, même léger, est signalé à la direction du site.",
            ],
        },
        {
            heading: "Parler et être protégé",
            paragraphs: [
                "Vous avez un doute ou vous êtes témoin d'un manquement ? Parlez-en à votre responsable, aux ressources humaines, à un représentant du personnel, ou adressez-vous directement au comité d'éthique par le formulaire « Signalements » du site. Vous pouvez rester anonyme.",
                "Le comité d'éthique compte trois membres issus de directions différentes. Il écoute, vérifie, donne la parole à la personne mise en cause et décide. Sanctions possibles : de l'avertissement au licenciement, sans préjudice des suites judiciaires. Toute représaille contre une personne de bonne foi est elle-même sanctionnée.",
            ],
            quote: {
                text: "La plupart des messages que nous recevons ne sont pas des accusations, mais des questions. Quelqu'un hésite et veut bien faire. C'est le meilleur usage du dispositif.",
                author: "Firmin A., président du comité d'éthique",
            },
            figures: [
                { value: "7 jours", label: "ouvrés pour accuser réception" },
                { value: "3 mois", label: "au plus pour informer des suites" },
                { value: "0", label: "représaille tolérée" },
            ],
        },
    ],
};
const charteAchats = {
    title: "Charte des achats responsables",
    subtitle: "Engagements réciproques entre VIPP et ses fournisseurs",
    sections: [
        {
            heading: "L'esprit de la charte",
            paragraphs: [
                "Ordinateurs, connexions, électricité, transport du personnel, gardiennage, restauration, entretien, formation : chaque jour, des centaines de personnes qui ne sont pas nos salariés rendent notre travail possible. Leurs conditions d'emploi et l'empreinte de leurs produits sont aussi notre affaire.",
                "Cette charte est un contrat moral à deux sens. Elle dit ce que nous attendons de nos fournisseurs et, d'abord, ce que nous leur devons. Elle est jointe aux appels d'offres, signée avec tout contrat de plus de 5 000 euros par an et proposée aux autres.",
                "Elle vaut pour nos sites de France, du Bénin, du Togo et du Rwanda. Le fournisseur s'engage à la faire connaître à ses propres sous-traitants.",
            ],
        },
        {
            heading: "Ce que nous devons à nos fournisseurs",
            paragraphs: [
                "Un achat responsable commence par un acheteur loyal. Nos consultations décrivent le besoin avec précision, laissent au moins quinze jours pour répondre et annoncent les critères de choix avec leur poids. Les candidats non retenus reçoivent, s'ils le demandent, une explication de vive voix.",
            ],
            list: [
                "Payer à 30 jours les petites entreprises et à 45 jours au plus toutes les autres, à compter de la réception de la facture.",
                "Verser un acompte d'au moins 30 % aux très petites entreprises qui doivent avancer des matériaux.",
                "Ne pas demander de remise rétroactive ni de gratuité en échange d'un renouvellement.",
                "Prévenir au moins six mois à l'avance de l'arrêt d'une relation établie.",
                "Veiller à ce qu'aucun petit fournisseur ne dépende de nous pour plus de 30 % de son activité sans en avoir parlé avec lui.",
                "Ouvrir un recours au médiateur interne, indépendant du service des achats.",
            ],
        },
        {
            heading: "Droits humains et conditions de travail",
            paragraphs: [
                "Le fournisseur respecte les conventions fondamentales de l'Organisation internationale du travail et la loi de chaque pays où il emploie. Il ne recourt ni au travail forcé, ni au travail des enfants, ni à la retenue de papiers d'identité, ni à la facturation de frais d'embauche aux salariés.",
                "Nous portons une attention particulière à trois métiers où les abus sont fréquents : le gardiennage, le nettoyage et le transport de nuit. Les contrats correspondants prévoient un prix qui permet de payer au moins le salaire minimum, les cotisations sociales et les majorations d'horaires. Une offre qui ne le permet pas est écartée, même si elle est la moins chère.",
            ],
            list: [
                "Un contrat de travail écrit et un bulletin de paie remis chaque mois.",
                "Un jour de repos par semaine et des durées de travail conformes à la loi.",
                "Des équipements de protection fournis gratuitement, une assurance contre les accidents du travail.",
                "La liberté de se syndiquer, de s'exprimer et de se plaindre sans représailles.",
                "L'égalité de traitement et l'absence de toute forme de harcèlement.",
            ],
        },
        {
            heading: "Environnement",
            paragraphs: [
                "Nous demandons des produits durables avant des produits neufs. Pour les équipements informatiques, l'appel d'offres compare le coût sur six ans, réparations et électricité comprises, et réserve un lot au matériel reconditionné.",
                "Les fournisseurs d'énergie, de climatisation et de transport communiquent chaque année les consommations et les émissions liées à nos contrats, ou, s'ils ne savent pas encore les calculer, les données qui nous permettent de le faire avec eux.",
            ],
            list: [
                "Reprise des emballages et des équipements usagés, avec un certificat de traitement.",
                "Fluides frigorigènes à faible effet de serre pour toute climatisation neuve.",
                "Papier recyclé ou issu de forêts gérées durablement, en quantité toujours décroissante.",
                "Denrées de saison et produites dans le pays pour nos restaurants d'entreprise.",
            ],
        },
        {
            heading: "Intégrité et protection des données",
            paragraphs: [
                "Le fournisseur s'interdit tout avantage destiné à obtenir un marché ou à en alléger le contrôle. Il déclare les liens personnels qu'il entretient avec un collaborateur du groupe. Les acheteurs, de leur côté, changent de portefeuille tous les quatre ans et décident toujours à deux au-delà de 10 000 euros.",
                "Toute entreprise dont le personnel peut entrevoir un écran, entendre une conversation ou accéder à un local technique signe un engagement de confidentialité. Celles qui traitent des données personnelles pour notre compte concluent en outre un contrat conforme à l'article 28 du règlement européen sur la protection des données.",
            ],
        },
        {
            heading: "La part des entreprises locales et inclusives",
            paragraphs: [
                "Acheter dans le pays, c'est faire circuler les salaires que nous y versons. Chaque appel d'offres ordinaire est adressé à au moins deux entreprises locales lorsqu'elles existent, et découpé en lots assez petits pour qu'elles puissent y répondre.",
                "Des structures d'insertion, des coopératives et des entreprises dirigées par des femmes ou par des personnes handicapées sont recherchées activement. Un acheteur de chaque site leur consacre deux demi-journées par trimestre, pour expliquer nos besoins et relire leurs dossiers.",
            ],
            quote: {
                text: "La première fois, notre devis tenait sur une demi-page. L'acheteuse de VIPP est venue à l'atelier et nous a montré ce qui manquait. Nous livrons aujourd'hui trois sites.",
                author: "Koffi M., menuisier et fournisseur à Lomé",
            },
            figures: [
                { value: "71 %", label: "des achats réalisés dans le pays du site en 2025" },
                { value: "68 %", label: "des dépenses couvertes par une charte signée" },
                { value: "38 jours", label: "de délai moyen de paiement" },
            ],
        },
        {
            heading: "Évaluer, progresser, arrêter",
            paragraphs: [
                "Les fournisseurs importants ou exposés remplissent un questionnaire tous les deux ans. Une trentaine d'entre eux reçoivent chaque année la visite d'un auditeur, qui s'entretient seul à seul avec des salariés tirés au sort. Le compte rendu est remis au fournisseur avant d'être classé.",
                "Un écart conduit d'abord à un plan de progrès, avec un délai réaliste et, si nécessaire, notre aide. Les manquements graves, comme le travail d'enfants, la violence, la corruption ou la mise en danger, entraînent la suspension immédiate des commandes, puis la rupture si rien ne change. Nous veillons alors à ce que les personnes lésées soient prises en charge.",
                "Tout salarié d'un fournisseur peut utiliser le formulaire de signalement du groupe. Il bénéficie des mêmes garanties que nos propres collaborateurs.",
            ],
        },
    ],
};
const charteInformatique = {
    title: "Charte informatique",
    subtitle: "Le bon usage des postes, des accès, des données et de l'intelligence artificielle",
    sections: [
        {
            heading: "Pourquoi une charte",
            paragraphs: [
                "Un conseiller ouvre en une journée plusieurs dizaines de dossiers qui ne lui appartiennent pas. Les personnes concernées ne le verront jamais et lui font pourtant confiance. La sécurité informatique est la forme que prend, chez nous, le respect de ces personnes.",
                "La charte s'applique à tous ceux qui utilisent un équipement, un compte ou un réseau du groupe : salariés, apprentis de l'école de codage, intérimaires, prestataires, visiteurs. Elle est annexée au règlement intérieur de chaque site, présentée le premier jour et signée avant la remise des accès.",
            ],
        },
        {
            heading: "Comptes et mots de passe",
            paragraphs: [
                "Chaque compte est personnel. Le prêter, même cinq minutes à un collègue de confiance, revient à signer à sa place. Les mots de passe comptent au moins quatorze caractères et sont gardés dans le coffre numérique fourni ; un second facteur est exigé pour tout accès à distance et pour toute application de client.",
                "Les droits sont ouverts pour une mission précise, à la demande du responsable, et revus chaque trimestre. Ils sont fermés le jour même d'un départ ou d'un changement d'équipe.",
            ],
            list: [
                "Verrouiller l'écran dès que l'on quitte son poste, même pour un café.",
                "Ne jamais communiquer un mot de passe, y compris à l'assistance informatique, qui n'en a pas besoin.",
                "Ne pas réutiliser un mot de passe personnel dans l'entreprise, ni l'inverse.",
                "Signaler une connexion que l'on n'explique pas, sans attendre d'être sûr.",
            ],
        },
        {
            heading: "Le poste de travail et le plateau",
            paragraphs: [
                "Sur les plateaux, les téléphones personnels, les appareils photo et les clés de stockage restent au casier. Le papier y est remplacé par des ardoises effaçables, nettoyées à chaque fin de service. Ces règles valent aussi pour les dirigeants et pour les visiteurs.",
                "Les logiciels sont installés par l'équipe informatique. Un outil manque ? La demande est étudiée sous cinq jours ouvrés et la réponse est motivée. Une consultation personnelle et brève d'internet est admise pendant les pauses, sur les postes prévus à cet effet.",
                "En déplacement ou à domicile, pour les fonctions qui y sont autorisées, on travaille sur un ordinateur chiffré du groupe, à travers le réseau privé, à l'abri des regards. Le matériel n'est jamais laissé dans un véhicule.",
            ],
        },
        {
            heading: "Les données de nos clients",
            paragraphs: [
                "Nous traitons ces données pour le compte d'entreprises qui en répondent devant leurs propres clients. Nous suivons leurs instructions et rien d'autre. Une donnée ne quitte pas l'application prévue : ni copie dans un tableur, ni envoi sur une messagerie, ni capture d'écran.",
            ],
            list: [
                "Vérifier l'identité de l'interlocuteur avec les questions prévues avant de donner la moindre information.",
                "Suspendre l'enregistrement lorsqu'un moyen de paiement est dicté, ou utiliser la saisie par touches.",
                "Ne pas noter dans un commentaire une opinion, un diagnostic ou un renseignement qui ne sert pas à la demande.",
                "Employer des jeux de données fictifs pour les tests et les formations.",
                "Faire suivre sans délai à la personne désignée toute demande d'accès, de rectification ou d'effacement.",
            ],
        },
        {
            heading: "L'usage de l'intelligence artificielle",
            paragraphs: [
                "Les assistants mis à disposition par le groupe résument, trient, traduisent et proposent. Ils ne décident pas. Le conseiller relit chaque texte avant de l'envoyer et reste l'auteur de sa réponse.",
                "Il est interdit de saisir des données de clients, du code confidentiel ou des documents internes dans un service public d'intelligence artificielle. Les outils autorisés figurent sur une liste tenue par la direction des systèmes d'information, avec, pour chacun, les usages permis et le lieu de traitement des données.",
                "Aucun outil ne sert à noter l'humeur d'un salarié, à prédire son départ ou à sélectionner seul une candidature. Avant toute mise en service, une évaluation recherche les erreurs et les biais, notamment selon les accents et les langues de nos pays, et ses résultats sont présentés aux représentants du personnel.",
            ],
            quote: {
                text: "Un modèle qui comprend moins bien l'accent de Parakou que celui de Paris ferait attendre les uns plus que les autres. Nous le testons avant, pas après.",
                author: "Aline U., ingénieure données à Kigali",
            },
        },
        {
            heading: "En cas d'incident",
            paragraphs: [
                "Un courriel douteux ouvert trop vite, un ordinateur perdu, un dossier envoyé à la mauvaise personne : cela arrive. Ce qui compte, c'est de le dire tout de suite. Une erreur signalée de bonne foi n'est pas sanctionnée ; une erreur dissimulée peut l'être.",
                "L'astreinte de sécurité répond à toute heure, pour tous les sites, depuis Paris ou Cotonou. Elle isole l'équipement, préserve les traces et prévient le client concerné dans le délai prévu au contrat, au plus tard 24 heures après la découverte.",
            ],
            list: [
                "Débrancher le câble réseau, ne pas éteindre la machine.",
                "Appeler l'astreinte, dont le numéro est collé sous chaque écran.",
                "Noter l'heure, ce que l'on a fait et ce que l'on a vu.",
                "N'en parler qu'aux personnes chargées de l'incident.",
            ],
            figures: [
                { value: "24 h/24", label: "astreinte de sécurité" },
                { value: "24 heures", label: "au plus pour prévenir le client" },
                { value: "2", label: "exercices de crise par an et par site" },
            ],
        },
        {
            heading: "Contrôles, libertés et sanctions",
            paragraphs: [
                "Les accès aux dossiers sont consignés et des contrôles sont menés, au hasard ou après une alerte. Les écoutes servent à former et à vérifier la qualité ; les salariés en connaissent les règles, la fréquence et la durée de conservation, qui est de six mois. La vidéosurveillance couvre les entrées et les locaux techniques, jamais les postes de travail ni les salles de pause.",
                "Les fichiers et messages identifiés comme « Personnel » ne sont ouverts qu'en présence de l'intéressé ou après l'avoir appelé, sauf risque particulier. Chacun peut consulter les données qui le concernent et les faire rectifier.",
                "Selon la gravité, un manquement expose à un rappel, à une sanction prévue par le règlement intérieur ou à des poursuites. La charte est revue chaque année par la direction des systèmes d'information, après avis des représentants du personnel.",
            ],
        },
    ],
};
const politiqueDroitsHumains = {
    title: "Politique des droits humains",
    subtitle: "Les droits que nous garantissons et la façon dont nous réparons",
    sections: [
        {
            heading: "Notre engagement",
            paragraphs: [
                "Le groupe VIPP respecte les droits humains partout où il travaille. Il prend pour références la Charte internationale des droits de l'homme, la Déclaration de l'Organisation internationale du travail relative aux principes et droits fondamentaux au travail, les Principes directeurs des Nations unies relatifs aux entreprises et aux droits de l'homme, ainsi que la Charte africaine des droits de l'homme et des peuples.",
                "Respecter signifie trois choses : ne pas porter atteinte aux droits d'autrui, rechercher de façon active les atteintes que notre activité pourrait causer ou favoriser, et réparer lorsqu'elles se produisent. Cette politique décrit comment nous nous y prenons.",
                "Elle est approuvée par la direction générale, s'applique à toutes nos entités et s'étend, par la charte des achats responsables, à nos fournisseurs.",
            ],
        },
        {
            heading: "Les personnes concernées et les risques que nous surveillons",
            paragraphs: [
                "Une cartographie établie tous les deux ans, à partir d'entretiens sur chaque site, recense les risques, leur gravité et leur probabilité. Elle distingue les risques pour l'entreprise et les risques pour les personnes ; seuls les seconds guident cette politique.",
            ],
            list: [
                "Les conseillers : charge mentale, agressivité de certains correspondants, horaires décalés, fatigue de la voix et de l'ouïe.",
                "Les modérateurs : exposition répétée à des contenus violents ou dégradants.",
                "Les femmes : sécurité des trajets de nuit, harcèlement, interruption de carrière à la maternité.",
                "Les candidats : frais exigés par de faux recruteurs qui usurpent le nom du groupe.",
                "Les salariés de nos prestataires : bas salaires et horaires longs dans le gardiennage et le nettoyage.",
                "Les clients de nos clients : atteinte à la vie privée, traitement inégal, pression commerciale sur des personnes vulnérables.",
            ],
        },
        {
            heading: "Liberté, dignité, égalité au travail",
            paragraphs: [
                "Personne ne travaille pour nous contre son gré. Nous ne conservons aucun document d'identité original, n'exigeons ni caution ni paiement à l'embauche et laissons chacun libre de partir en respectant le préavis légal. L'âge minimum d'embauche est de 18 ans, vérifié sur pièce.",
                "La liberté syndicale et la négociation collective sont garanties. Là où la loi n'organise pas de représentation du personnel, les salariés élisent des délégués, qui disposent d'heures, d'un local et d'un accès mensuel à la direction du site.",
                "À travail égal, salaire égal : les grilles sont publiques dans l'entreprise. Les écarts entre femmes et hommes sont calculés chaque année, par métier, et corrigés dans l'exercice qui suit. Les postes sont adaptés aux personnes handicapées, qui participent au choix des aménagements.",
            ],
            list: [
                "Quarante-huit heures de travail par semaine au plus, heures supplémentaires comprises, et un repos hebdomadaire d'au moins vingt-quatre heures consécutives.",
                "Quatorze semaines de congé de maternité au moins, salaire maintenu, et un retour au même poste.",
                "Un salaire de base supérieur d'au moins 20 % au minimum légal dans chaque pays.",
            ],
        },
        {
            heading: "Santé et sécurité",
            paragraphs: [
                "Les risques propres à notre métier sont connus. Les casques limitent le volume sonore, les sièges et les écrans se règlent, dix minutes de pause suivent chaque tranche de deux heures d'appels, en plus du repas. Une visite médicale comporte, chaque année, un contrôle de l'audition et de la voix.",
                "Les modérateurs exposés à des contenus éprouvants ne leur consacrent pas plus de quatre heures par jour. Les images sont affichées en noir et blanc et floutées par défaut. Chacun peut quitter ces missions sans avoir à se justifier et sans perte de salaire.",
                "Le transport de nuit est assuré par des prestataires contrôlés, sur des itinéraires suivis en temps réel. Une salariée n'est jamais la dernière passagère déposée sans qu'un agent de sécurité soit à bord.",
            ],
            figures: [
                { value: "4 heures", label: "de contenus sensibles par jour, au maximum" },
                { value: "10 min", label: "de pause toutes les deux heures" },
                { value: "1 fois/an", label: "contrôle de l'audition et de la voix" },
            ],
        },
        {
            heading: "Les droits de ceux à qui nous répondons",
            paragraphs: [
                "Nous protégeons la vie privée des personnes dont nous traitons les demandes, selon la charte informatique. Nous refusons toute mission qui consisterait à surveiller des opposants, à harceler des débiteurs, à propager de fausses informations ou à contourner le consentement.",
                "En modération, les règles appliquées sont publiques, les décisions peuvent être contestées et les contestations sont examinées par une autre personne. Les demandes d'autorités sont transmises au client, qui y répond selon la loi.",
                "Nos services sont rendus dans les langues que parlent les gens, y compris les langues africaines vernaculaires. Être compris dans sa langue est une condition de l'égalité devant un service.",
            ],
            quote: {
                text: "Une dame m'a dit en fon qu'elle payait depuis deux ans une assurance qu'elle croyait obligatoire. Personne ne lui avait expliqué le contrat dans sa langue.",
                author: "Sènami H., conseillère à Cotonou",
            },
        },
        {
            heading: "Prévenir et vérifier",
            paragraphs: [
                "Tout projet important, comme un nouveau site, un nouveau client ou un nouvel outil de suivi, fait l'objet d'une étude préalable d'impact sur les droits des personnes. Les représentants du personnel la reçoivent et peuvent la commenter. La direction générale peut renoncer au projet ; elle l'a déjà fait.",
                "Les managers suivent un module d'une journée à leur prise de fonction, les recruteurs et les acheteurs un module propre à leur métier. Les collaborateurs abordent le sujet lors de la formation annuelle à l'éthique, à partir de cas vécus.",
                "Les résultats des audits, des enquêtes auprès des salariés et des visites de prestataires sont réunis une fois par an dans une revue présentée au comité RSE.",
            ],
        },
        {
            heading: "Entendre et réparer",
            paragraphs: [
                "Toute personne qui estime qu'un droit a été bafoué peut s'adresser aux délégués, aux ressources humaines, ou utiliser le formulaire « Signalements » du site, ouvert à tous et accessible sans se nommer. Le recours à ce dispositif n'empêche jamais de saisir un tribunal, une inspection du travail ou une autre autorité.",
                "Lorsqu'une atteinte est établie, nous la faisons cesser, nous cherchons avec la personne la réparation qui convient, qu'il s'agisse de rétablir une situation, d'indemniser, de présenter des excuses ou d'apporter un soutien, et nous corrigeons ce qui l'a rendue possible. Le comité d'éthique vérifie six mois plus tard que la mesure tient.",
                "Le nombre et la nature des atteintes établies paraissent dans le rapport RSE, sans élément qui permette d'identifier quiconque.",
            ],
        },
    ],
};
const rapportRse = {
    title: "Rapport RSE 2025",
    subtitle: "Une année d'actions et de résultats, du 1er janvier au 31 décembre 2025",
    sections: [
        {
            heading: "L'année en bref",
            paragraphs: [
                "En 2025, le groupe a accueilli 742 nouveaux collaborateurs et terminé l'année à 3 000. Cette croissance a été portée par Cotonou et par Kigali, où les services en anglais se développent. Elle rend plus exigeante chacune de nos promesses : il faut plus de formateurs, plus de bus, plus de casques, plus d'écoute.",
                "Trois résultats nous satisfont. Les émissions par collaborateur ont baissé de 22 % depuis 2022. Plus de sept postes de superviseur sur dix ont été pourvus en interne. Le délai moyen de paiement de nos fournisseurs est descendu à 38 jours. Trois autres nous déçoivent : l'absentéisme, les heures de mécénat et la place des femmes à l'école de codage. Ce rapport traite des six avec la même attention.",
            ],
            figures: [
                { value: "3 000", label: "collaborateurs au 31 décembre 2025" },
                { value: "54 %", label: "de femmes dans l'effectif" },
                { value: "35 heures", label: "de formation continue par personne" },
                { value: "1,58 t", label: "de CO2e par collaborateur" },
            ],
        },
        {
            heading: "Un emploi décent et qui fait progresser",
            paragraphs: [
                "Au 31 décembre, 81 % des contrats étaient à durée indéterminée, soit 2 430 personnes. L'âge moyen est de 28 ans. Les sites africains emploient 93 % de l'effectif, la France 7 %. Le taux de départ s'établit à 19 %, trois points de moins qu'en 2024, ce qui reste bas pour notre métier mais représente 570 personnes à remplacer.",
                "La formation continue a atteint 105 000 heures, soit 35 heures par personne, au-delà de l'objectif de 32. Un tiers de ce temps a porté sur l'anglais et sur les outils d'assistance par l'intelligence artificielle. Sur 81 postes de superviseur ouverts dans l'année, 58 ont été confiés à des conseillers du groupe.",
                "L'enquête Best Place to Work a recueilli 87 % de réponses. Les équipes saluent l'entraide et la qualité de la formation ; elles demandent des plannings plus prévisibles et des salles de repos plus grandes. Depuis septembre, les plannings paraissent deux semaines à l'avance sur tous les sites. Deux salles de repos ont été agrandies, à Lomé et à Anteuil.",
            ],
            list: [
                "Femmes dans l'encadrement : 47 % (objectif : entre 45 % et 55 %).",
                "Promotion interne des superviseurs : 72 % (objectif : 70 %).",
                "Absentéisme : 4,8 % (objectif 2027 : moins de 4,5 %).",
                "Accidents avec arrêt : 12, soit 2,1 par million d'heures travaillées, le plus souvent sur le trajet.",
                "Rapport entre les salaires des femmes et des hommes à métier égal : 0,98.",
            ],
            quote: {
                text: "J'ai commencé en 2019 au service client d'un opérateur télécom. Je forme maintenant ceux qui prennent ma place, et je leur dis que la mienne aussi est à prendre.",
                author: "Mahoutin D., formateur à Cotonou",
            },
        },
        {
            heading: "Une conduite irréprochable",
            paragraphs: [
                "La formation annuelle à l'éthique a été suivie par 96 % des collaborateurs. Elle a été refondue autour de douze situations filmées par les équipes elles-mêmes, dans leur langue de travail.",
                "Le dispositif de signalement a reçu 23 messages, dont 11 anonymes. Cinq n'entraient pas dans son champ et ont été réorientés. Parmi les 18 autres, neuf concernaient les relations de travail, cinq les cadeaux et les conflits d'intérêts, quatre la confidentialité. À la fin de l'année, huit étaient établis, huit ne l'étaient pas et deux restaient à l'étude. Le délai médian de traitement a été de 47 jours.",
                "Les huit manquements établis ont conduit à cinq sanctions, dont un licenciement, et à trois mesures d'organisation. Aucun ne constituait un fait de corruption. Aucune représaille n'a été rapportée ; le comité d'éthique s'en est assuré auprès de chaque auteur joignable, six mois après la clôture.",
            ],
            figures: [
                { value: "23", label: "signalements reçus" },
                { value: "8", label: "manquements établis" },
                { value: "47 jours", label: "de délai médian de traitement" },
            ],
        },
        {
            heading: "Une empreinte mesurée, puis réduite",
            paragraphs: [
                "Nos sites ont consommé 4 100 mégawattheures d'électricité : 82 % viennent des réseaux publics, 10 % de nos panneaux solaires et 8 % des groupes électrogènes. Sur les sites africains, la part solaire atteint 11 %, contre 7 % l'année précédente, grâce à l'extension de la toiture de Cotonou. L'objectif de 20 % en 2028 suppose d'équiper Lomé, où les études de structure sont achevées.",
                "Les émissions s'élèvent à 4 740 tonnes équivalent CO2, contre 5 250 en 2022. Rapportées à l'effectif, elles passent de 2,02 à 1,58 tonne. L'essentiel du gain vient de la climatisation, de la durée d'usage des ordinateurs, portée de quatre à six ans, et du remplacement d'une partie des vols par des formations à distance.",
                "La consommation d'eau, 31 500 mètres cubes, augmente moins vite que l'effectif. Nous avons réparé les fuites du réseau de Lomé, repérées grâce aux nouveaux sous-compteurs, et installé des mousseurs sur tous les robinets.",
            ],
            list: [
                "Émissions directes (groupes électrogènes, véhicules, fluides frigorigènes) : 380 tonnes.",
                "Émissions liées à l'électricité achetée : 1 810 tonnes.",
                "Autres émissions mesurées (trajets, voyages, équipements, services numériques) : 2 550 tonnes.",
                "Équipements électroniques retirés : 14,6 tonnes, dont 92 % réemployés ou recyclés.",
                "Trajets de nuit en moto électrique à Cotonou, avec Zémidjan Vert : 38 %.",
            ],
        },
        {
            heading: "Une présence utile aux territoires",
            paragraphs: [
                "En 2025, 71 % de nos achats ont été réalisés dans le pays du site, un point au-dessus de l'objectif. Les fournisseurs signataires de la charte représentent 68 % des dépenses ; nous visons 80 % en 2027 et accompagnons pour cela une cinquantaine de petites entreprises.",
                "Les associations partenaires ont été suivies de près. Les Ateliers du Mono ont accompagné à Lomé 64 femmes, dont 41 ont trouvé un emploi, 27 d'entre elles chez nous. À Kigali, Umuganda Numérique a remis en état 310 ordinateurs pour des écoles secondaires. Les Mercredis du Code ont reçu 320 collégiens à Cotonou. Autour d'Anteuil, 1 850 jeunes plants ont rejoint les haies du Doubs.",
                "L'école de codage continue d'ouvrir le métier à des profils inattendus : un ancien couturier, une vendeuse de marché, deux instituteurs. Les femmes y forment 43 % des promotions de l'année, contre 41 % en 2024.",
            ],
            quote: {
                text: "Les conseillers posent plus de questions que tous nos autres bénévoles, et plantent avec un soin infini. Neuf plants sur dix ont repris.",
                author: "Odile B., coordinatrice de l'association Haies du Doubs",
            },
            figures: [
                { value: "71 %", label: "d'achats dans le pays du site" },
                { value: "5 400", label: "heures de mécénat de compétences" },
                { value: "43 %", label: "de femmes à l'école de codage" },
            ],
        },
        {
            heading: "Ce que nous n'avons pas réussi",
            paragraphs: [
                "L'absentéisme devait descendre à 4,6 % cette année. Il est resté à 4,8 %, avec un pic pendant la saison des pluies, lorsque les routes coupées retardent les bus. Deux mesures sont lancées : des points de ramassage plus proches et la possibilité d'échanger un service entre collègues depuis un téléphone.",
                "Le mécénat de compétences a atteint 5 400 heures au lieu de 6 000. Les volontaires ne manquaient pas, mais les opérations en forte activité n'ont pas pu les libérer. Les missions seront désormais inscrites au planning un trimestre à l'avance, comme les congés.",
                "La progression des femmes à l'école de codage est trop lente pour atteindre la moitié en 2028. Nous avons interrogé celles qui avaient renoncé : la garde des enfants et l'heure de fin des cours sont en cause. Une session qui se termine à 16 heures ouvre en 2026, avec une participation aux frais de garde.",
            ],
        },
        {
            heading: "Nos priorités pour 2026",
            paragraphs: [
                "Le comité RSE a retenu un petit nombre de chantiers, choisis pour leur effet sur les personnes ou sur les émissions. Chacun est porté par un membre de la direction.",
            ],
            list: [
                "Équiper en panneaux solaires la toiture de Lomé et étudier un stockage qui remplacerait un groupe électrogène.",
                "Étendre le suivi psychologique des modérateurs à leurs superviseurs.",
                "Ouvrir à l'école de codage une session adaptée aux parents de jeunes enfants.",
                "Auditer les conditions de travail de tous nos prestataires de gardiennage.",
                "Publier une évaluation des biais de nos outils d'intelligence artificielle, selon les langues et les accents.",
                "Mesurer pour la première fois l'empreinte des services numériques de bout en bout, centres de données compris.",
            ],
        },
        {
            heading: "Méthode et périmètre",
            paragraphs: [
                "Les données couvrent l'ensemble des sites du groupe : Anteuil, Paris, Cotonou, Lomé et Kigali. Les effectifs sont ceux du 31 décembre 2025 ; les taux et les ratios par collaborateur sont calculés sur cet effectif. Les pourcentages sont arrondis à l'unité.",
                "Les émissions sont estimées selon le GHG Protocol, avec les facteurs d'émission nationaux les plus récents pour l'électricité. Les trajets quotidiens reposent sur une enquête à laquelle 2 184 personnes ont répondu. L'incertitude sur les émissions indirectes est de l'ordre de 20 %.",
                "Les chiffres ont été contrôlés par la direction financière ; ils n'ont pas été vérifiés par un tiers indépendant. L'index détaillé des informations figure dans le rapport GRI 2025.",
            ],
        },
    ],
};
const rapportGri = {
    title: "Rapport GRI 2025",
    subtitle: "Informations extra-financières présentées en référence aux normes GRI, avec leur index",
    sections: [
        {
            heading: "Déclaration d'utilisation",
            paragraphs: [
                "Le groupe VIPP a communiqué les informations citées dans cet index pour la période du 1er janvier au 31 décembre 2025 en référence aux normes GRI. La norme GRI 1 utilisée est « GRI 1 : Principes généraux 2021 ».",
                "Ce document s'adresse aux lecteurs qui souhaitent comparer, vérifier ou retrouver une donnée. Il complète le rapport RSE 2025, plus narratif. Le périmètre est le même : Anteuil, Paris, Cotonou, Lomé et Kigali. Le rapport est annuel. Aucune donnée d'un exercice antérieur n'a été retraitée et les informations n'ont pas fait l'objet d'une vérification externe (informations 2-2 à 2-5).",
                "Les questions sur ce rapport peuvent être posées par le formulaire de contact du site.",
            ],
        },
        {
            heading: "GRI 2 : profil de l'organisation et gouvernance",
            paragraphs: [
                "VIPP est un groupe de services externalisés et d'expérience client. Quatre familles de prestations composent son activité : relations clients, soutien d'activité, actions commerciales et activités IT. Ses clients appartiennent à dix secteurs, de la banque à la technologie. La chaîne de valeur comprend, en amont, les fournisseurs d'équipements, d'énergie, de télécommunications et de services aux sites ; en aval, les clients et les personnes auxquelles il est répondu en leur nom (2-6).",
                "La direction générale préside le comité RSE, qui se réunit chaque trimestre, arrête les objectifs et suit les impacts. Elle délègue leur gestion aux directions des sites et des fonctions, qui rendent compte par écrit avant chaque séance (2-9 à 2-14).",
            ],
            list: [
                "2-7 Salariés : 3 000 personnes, dont 1 620 femmes et 1 380 hommes ; 2 790 sur les sites africains et 210 en France.",
                "2-7 Contrats : 2 430 à durée indéterminée, 570 à durée déterminée ; 2 946 à temps plein, 54 à temps partiel.",
                "2-8 Travailleurs non salariés : environ 260 personnes, surtout pour le gardiennage, l'entretien, la restauration et le transport.",
                "2-9 Comité de direction : 11 membres, dont 5 femmes et 6 hommes.",
                "2-23 et 2-24 Engagements politiques : politique RSE, code d'éthique, politique des droits humains, chartes, publiés sur le site et intégrés aux formations et aux contrats.",
                "2-25 et 2-26 Réparation et signalement : formulaire ouvert à tous, 23 signalements reçus en 2025.",
                "2-27 Conformité : aucune amende ni sanction non financière significative.",
                "2-30 Négociation collective : 78 % des salariés couverts par un accord ; les autres relèvent de règles au moins équivalentes.",
            ],
        },
        {
            heading: "GRI 3 : enjeux pertinents",
            paragraphs: [
                "Les enjeux ont été déterminés en 2024 en quatre temps : recensement des impacts réels et potentiels de nos activités, entretiens avec 140 parties prenantes, notation de la gravité et de la probabilité, validation par le comité RSE (3-1). Onze enjeux en sont issus (3-2). Leur gestion est décrite dans les documents cités entre parenthèses (3-3).",
            ],
            list: [
                "Qualité de l'emploi et rémunération (politique RSE, politique des droits humains).",
                "Formation et évolution professionnelle (politique RSE).",
                "Santé, sécurité et charge mentale (politique des droits humains).",
                "Égalité, diversité et lutte contre le harcèlement (code d'éthique).",
                "Protection des données personnelles (charte informatique).",
                "Usage responsable de l'intelligence artificielle (charte informatique).",
                "Loyauté des pratiques commerciales (code d'éthique).",
                "Lutte contre la corruption (code d'éthique).",
                "Achats responsables (charte des achats responsables).",
                "Énergie et climat (politique RSE).",
                "Développement des territoires (politique RSE).",
            ],
            figures: [
                { value: "140", label: "parties prenantes consultées" },
                { value: "11", label: "enjeux pertinents" },
                { value: "5", label: "sites couverts" },
            ],
        },
        {
            heading: "Série 200 : économie",
            paragraphs: [
                "L'impact économique principal du groupe tient aux salaires versés et aux achats réalisés autour de ses sites. Les cotisations et impôts sont payés dans le pays où le travail est effectué. Les données financières détaillées ne sont pas publiées dans ce rapport, pour des raisons de confidentialité ; l'information 201-1 est donc omise.",
            ],
            list: [
                "203-2 Impacts économiques indirects : environ 260 emplois chez les prestataires présents sur les sites ; 41 retours à l'emploi avec les Ateliers du Mono.",
                "204-1 Achats locaux : 71 % des dépenses engagées auprès d'entreprises du pays du site.",
                "205-1 Évaluation du risque de corruption : tous les sites évalués ; risques principaux dans les achats, le recrutement et les formalités administratives.",
                "205-2 Formation à la lutte contre la corruption : 2 880 personnes, soit 96 % des salariés ; totalité du comité de direction.",
                "205-3 Cas de corruption avérés : aucun.",
                "206-1 Actions en justice pour pratiques anticoncurrentielles : aucune.",
            ],
        },
        {
            heading: "Série 300 : environnement",
            paragraphs: [
                "Les consommations sont relevées sur compteur chaque mois. Les émissions sont calculées selon le GHG Protocol, approche du contrôle opérationnel, année de référence 2022. Les autres émissions indirectes comprennent les trajets domicile-travail, les voyages, les équipements informatiques et les services numériques achetés.",
            ],
            list: [
                "302-1 Électricité consommée : 4 100 MWh, dont 3 362 MWh des réseaux, 410 MWh solaires et 328 MWh de groupes électrogènes.",
                "302-3 Intensité énergétique : 1,37 MWh par collaborateur.",
                "303-3 Prélèvement d'eau : 31,5 mégalitres, en totalité sur les réseaux publics ; 10,5 mètres cubes par collaborateur.",
                "305-1 Émissions directes (champ 1) : 380 tonnes équivalent CO2.",
                "305-2 Émissions indirectes liées à l'énergie (champ 2) : 1 810 tonnes équivalent CO2, selon la localisation.",
                "305-3 Autres émissions indirectes (champ 3, partiel) : 2 550 tonnes équivalent CO2.",
                "305-4 Intensité des émissions : 1,58 tonne équivalent CO2 par collaborateur.",
                "305-5 Réduction : 22 % par collaborateur et 10 % en valeur absolue depuis 2022.",
                "306-3 Déchets produits : 96 tonnes, dont 14,6 tonnes d'équipements électroniques.",
                "306-4 Déchets valorisés : 61 tonnes, soit 64 % ; 92 % pour les équipements électroniques.",
                "308-1 Nouveaux fournisseurs évalués sur des critères environnementaux : 57 %.",
            ],
            figures: [
                { value: "4 740 t", label: "équivalent CO2, champs 1 à 3" },
                { value: "10 %", label: "d'électricité solaire" },
                { value: "64 %", label: "des déchets valorisés" },
            ],
        },
        {
            heading: "Série 400 : social",
            paragraphs: [
                "Les données sociales proviennent des systèmes de paie et de planification des sites. Les données ventilées qui permettraient d'identifier une personne ne sont pas publiées.",
            ],
            list: [
                "401-1 Embauches et départs : 742 recrutements, 570 départs ; taux de départ de 19 %.",
                "401-2 Avantages : couverture santé pour tous les salariés dès l'entrée, quel que soit le contrat.",
                "401-3 Congé parental : 94 % des salariées revenues de congé de maternité en 2024 étaient toujours présentes un an après.",
                "403-5 Formation à la santé et à la sécurité : 100 % des entrants, deux exercices d'évacuation par an et par site.",
                "403-9 Accidents du travail : aucun décès ; 12 accidents avec arrêt pour 5,7 millions d'heures, soit 2,1 par million d'heures.",
                "404-1 Formation : 35 heures par personne ; 35,4 pour les femmes et 34,5 pour les hommes.",
                "404-3 Entretien annuel d'évaluation : 93 % des salariés.",
                "405-1 Diversité : 54 % de femmes dans l'effectif, 47 % dans l'encadrement, 5 membres du comité de direction sur 11.",
                "405-2 Rapport de rémunération entre femmes et hommes, à métier égal : 0,98.",
                "406-1 Discrimination : un cas établi, ayant donné lieu à une sanction et à une réparation.",
                "408-1 et 409-1 Travail des enfants et travail forcé : aucun cas dans nos entités ; risque suivi chez les prestataires de gardiennage et de nettoyage.",
                "413-1 Communautés locales : un programme actif autour de chaque ville d'implantation, à l'exception de Paris.",
                "414-1 Nouveaux fournisseurs évalués sur des critères sociaux : 63 %.",
                "418-1 Vie privée : aucune plainte fondée d'une autorité ; trois envois à un mauvais destinataire, signalés aux clients concernés sous 24 heures.",
            ],
        },
        {
            heading: "Informations omises et progrès attendus",
            paragraphs: [
                "Plusieurs informations ne sont pas encore disponibles. Nous préférons l'indiquer plutôt que de publier des estimations fragiles. Chacune a un responsable et une échéance.",
            ],
            list: [
                "201-1 Valeur économique créée et distribuée : confidentialité ; publication à l'étude.",
                "2-21 Ratio de rémunération totale annuelle : calcul à harmoniser entre les monnaies ; prévu pour l'exercice 2026.",
                "302-2 Consommation d'énergie en dehors du groupe : données des hébergeurs attendues ; prévu pour 2026.",
                "305-3 Champ 3 complet : achats de services hors numérique non mesurés ; prévu pour 2027.",
                "403-10 Maladies professionnelles : suivi de l'audition et de la voix en cours de consolidation ; prévu pour 2026.",
            ],
            quote: {
                text: "Un index se lit aussi par ses trous. Écrire pourquoi une case est vide oblige à la remplir l'année suivante.",
                author: "Rachidatou L., responsable RSE du groupe",
            },
        },
    ],
};
/** The seven documents of the RSE page, set as PDFs under `storage/rse/`. */
const rseDocuments = [
    { file: 'politique-rse.pdf', document: politiqueRse },
    { file: 'code-ethique.pdf', document: codeEthique },
    { file: 'charte-achats-responsables.pdf', document: charteAchats },
    { file: 'charte-informatique.pdf', document: charteInformatique },
    { file: 'politique-droits-humains.pdf', document: politiqueDroitsHumains },
    { file: 'rapport-rse.pdf', document: rapportRse },
    { file: 'rapport-gri.pdf', document: rapportGri },
];

;// ./src/seeding/typeset-seed.ts

function typesetSection(section) {
    const { list, quote, figures } = section;
    return {
        heading: frenchTypography(section.heading),
        paragraphs: section.paragraphs.map(frenchTypography),
        ...(list && { list: list.map(frenchTypography) }),
        ...(quote && { quote: { text: frenchTypography(quote.text), author: frenchTypography(quote.author) } }),
        ...(figures && { figures: figures.map(({ value, label }) => ({ value: frenchTypography(value), label: frenchTypography(label) })) }),
    };
}
const typesetBody = ({ subtitle, sections }) => ({
    subtitle: frenchTypography(subtitle),
    sections: sections.map(typesetSection),
});
/** Sets every text of a document that becomes a PDF. */
function typesetDocument(document) {
    return { title: frenchTypography(document.title), ...typesetBody(document) };
}
function typesetPost(post) {
    const texts = {
        title: frenchTypography(post.title),
        description: frenchTypography(post.description),
        metaDescription: frenchTypography(post.metaDescription),
    };
    return 'html' in post
        ? { ...post, ...texts, html: frenchTypographyHtml(post.html) }
        : { ...post, ...texts, document: typesetBody(post.document) };
}
function typesetEtude(etude) {
    return {
        ...etude,
        title: frenchTypography(etude.title),
        metaDescription: frenchTypography(etude.metaDescription),
        typologie: frenchTypography(etude.typologie),
        objectif: frenchTypography(etude.objectif),
        secteur: frenchTypography(etude.secteur),
        document: typesetBody(etude.document),
    };
}
const typesetEntries = (entries) => entries.map(({ name, content }) => ({ name: frenchTypography(name), content: frenchTypographyHtml(content) }));
/** Sets all texts of the seed; slugs, dates and file names stay as they are. */
function typesetSeed({ pages, posts, etudes, rseDocuments }) {
    return {
        pages: {
            1: typesetEntries(pages[1]),
            2: typesetEntries(pages[2]),
            3: typesetEntries(pages[3]),
            4: typesetEntries(pages[4]),
            5: typesetEntries(pages[5]),
            6: typesetEntries(pages[6]),
            7: typesetEntries(pages[7]),
            8: typesetEntries(pages[8]),
            9: typesetEntries(pages[9]),
            10: typesetEntries(pages[10]),
        },
        posts: posts.map(typesetPost),
        etudes: etudes.map(typesetEtude),
        rseDocuments: rseDocuments.map(({ file, document }) => ({ file, document: typesetDocument(document) })),
    };
}

;// ./src/seeding/seed-content.ts





/** The content of this release, ready to be stored. */
function loadSeedContent() {
    return typesetSeed({ pages: seedPages, posts: seedPosts, etudes: seedEtudes, rseDocuments: rseDocuments });
}

;// ./src/seeding/content-version.ts

/** Changes with every text of `content`. */
function contentVersion(content) {
    return (0,external_node_crypto_namespaceObject.createHash)('sha256').update(JSON.stringify(content)).digest('hex');
}

;// ./src/seeding/stored-addresses.ts
/** Addresses of the stored files, as answers of the API write them; the gateway makes them absolute. */
const ILLUSTRATION_WIDTH = 1200;
const ILLUSTRATION_HEIGHT = 675;
const imageAddress = (kind, slug) => `storage/${kind}/${slug}.svg`;
const pdfAddress = (kind, slug) => `storage/${kind}/${slug}.pdf`;

;// ./src/seeding/upsert.ts
/** Helpers of the seeding for many rows at once. */

/** A statement holds 65 535 parameters at most; the widest table takes 12 for each row. */
const ROWS_AT_ONCE = 1000;
/** Cuts `rows` into lists that one statement can take. */
function inBatches(rows) {
    return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, batch) => rows.slice(batch * ROWS_AT_ONCE, (batch + 1) * ROWS_AT_ONCE));
}
/** Sets, on conflict, every column but `id` to the value that was to be inserted. */
function overwriteColumns(table) {
    const columns = Object.entries((0,external_drizzle_orm_namespaceObject.getTableColumns)(table)).filter(([key]) => key !== 'id');
    return Object.fromEntries(columns.map(([key, column]) => [key, (0,external_drizzle_orm_namespaceObject.sql) `excluded.${external_drizzle_orm_namespaceObject.sql.identifier(column.name)}`]));
}
/** First by date, then by slug: the order in which new rows get their ids, which pages step through. */
const byDate = (a, b) => a.publishedAt.localeCompare(b.publishedAt) || a.slug.localeCompare(b.slug);
/** Adds the names that are missing and answers a function from name to id. */
async function seedNames(queries, table, names) {
    const rows = [...new Set(names)].map((name) => ({ name }));
    if (rows.length > 0)
        await queries.insert(table).values(rows).onConflictDoNothing();
    const stored = await queries.select({ id: table.id, name: table.name }).from(table);
    const ids = new Map(stored.map(({ id, name }) => [name, id]));
    return (name) => {
        const id = ids.get(name);
        if (id === undefined)
            throw new Error(`The seed names « ${name} », which was not stored`);
        return id;
    };
}

;// ./src/seeding/seed-etudes.ts




/** Writes the case studies and their vocabularies; removes those of `lastSlugs` that are no longer there. */
async function seed_etudes_seedEtudes(queries, seed, lastSlugs) {
    const typologieId = await seedNames(queries, typologies, seed.map(({ typologie }) => typologie));
    const objectifId = await seedNames(queries, objectifs, seed.map(({ objectif }) => objectif));
    const secteurId = await seedNames(queries, secteurs, seed.map(({ secteur }) => secteur));
    const toRow = (etude) => ({
        title: etude.title,
        slug: etude.slug,
        image: imageAddress('etudes', etude.slug),
        imageWidth: (/* inlined export .ILLUSTRATION_WIDTH */1200),
        imageHeight: (/* inlined export .ILLUSTRATION_HEIGHT */675),
        metaDescription: etude.metaDescription,
        content: pdfAddress('etudes', etude.slug),
        theme: etude.theme,
        publishedAt: etude.publishedAt,
        typologieId: typologieId(etude.typologie),
        objectifId: objectifId(etude.objectif),
        secteurId: secteurId(etude.secteur),
    });
    for (const batch of inBatches([...seed].sort(byDate))) {
        await queries
            .insert(etudes)
            .values(batch.map(toRow))
            .onConflictDoUpdate({ target: etudes.slug, set: overwriteColumns(etudes) });
    }
    const kept = new Set(seed.map(({ slug }) => slug));
    for (const gone of inBatches(lastSlugs.filter((slug) => !kept.has(slug)))) {
        await queries.delete(etudes).where((0,external_drizzle_orm_namespaceObject.inArray)(etudes.slug, gone));
    }
}

;// ./src/seeding/seed-pages.ts




/** Writes the entries of the ten content pages; their place in the list is their position. */
async function seed_pages_seedPages(queries, pages) {
    for (const page of Object.values(CONTENT_PAGES)) {
        const entries = pages[page].map((entry, position) => ({ page, position, ...entry }));
        await queries
            .delete(contentEntries)
            .where((0,external_drizzle_orm_namespaceObject.and)((0,external_drizzle_orm_namespaceObject.eq)(contentEntries.page, page), (0,external_drizzle_orm_namespaceObject.gte)(contentEntries.position, entries.length)));
        if (entries.length === 0)
            continue;
        await queries
            .insert(contentEntries)
            .values(entries)
            .onConflictDoUpdate({
            target: [contentEntries.page, contentEntries.position],
            set: overwriteColumns(contentEntries),
        });
    }
}

;// ./seed/seed-types.ts
const CATEGORY_NAMES = [
    'Vie du groupe',
    'Relation client',
    'Innovation et IA',
    'Recrutement et formation',
    'RSE et engagement',
    'Implantations',
    'Événements',
];

;// ./src/seeding/seed-posts.ts






function toRow(post) {
    return {
        title: post.title,
        slug: post.slug,
        image: imageAddress('posts', post.slug),
        imageWidth: (/* inlined export .ILLUSTRATION_WIDTH */1200),
        imageHeight: (/* inlined export .ILLUSTRATION_HEIGHT */675),
        description: post.description,
        metaDescription: post.metaDescription,
        content: 'html' in post ? post.html : pdfAddress('posts', post.slug),
        publishedAt: post.publishedAt,
    };
}
async function seedBatch(queries, batch, categoryId) {
    const stored = await queries
        .insert(posts)
        .values(batch.map(toRow))
        .onConflictDoUpdate({ target: posts.slug, set: overwriteColumns(posts) })
        .returning({ id: posts.id, slug: posts.slug });
    const ids = new Map(stored.map(({ id, slug }) => [slug, id]));
    await queries.delete(postCategories).where((0,external_drizzle_orm_namespaceObject.inArray)(postCategories.postId, [...ids.values()]));
    const links = batch.flatMap((post) => {
        const postId = ids.get(post.slug);
        if (postId === undefined)
            throw new Error(`The post ${post.slug} was not stored`);
        return [...new Set(post.categories)].map((name) => ({ postId, categoryId: categoryId(frenchTypography(name)) }));
    });
    if (links.length > 0)
        await queries.insert(postCategories).values(links);
}
/** Writes categories, posts and their links; removes the posts of `lastSlugs` that are no longer there. */
async function seed_posts_seedPosts(queries, seed, lastSlugs) {
    const categoryId = await seedNames(queries, categories, CATEGORY_NAMES.map(frenchTypography));
    for (const batch of inBatches([...seed].sort(byDate)))
        await seedBatch(queries, batch, categoryId);
    const kept = new Set(seed.map(({ slug }) => slug));
    for (const gone of inBatches(lastSlugs.filter((slug) => !kept.has(slug)))) {
        await queries.delete(posts).where((0,external_drizzle_orm_namespaceObject.inArray)(posts.slug, gone));
    }
}

;// ./src/seeding/seed-database.ts
/**
 * Brings the database to the content of this release: what the seed names is added or brought up to date, what
 * an earlier seed wrote and this one no longer names is removed, everything else is left alone.
 */






const slugsOf = (rows) => rows.map(({ slug }) => slug);
/**
 * Seeds in one transaction, so that an interrupted seeding never happened. Call it within
 * `Database.prepare`, which keeps other instances out.
 *
 * @returns whether anything had to be written
 */
async function seedDatabase(queries, seed) {
    const version = contentVersion([seed.pages, seed.posts, seed.etudes]);
    return queries.transaction(async (transaction) => {
        const [last] = await transaction.select().from(seedState).where((0,external_drizzle_orm_namespaceObject.eq)(seedState.id, 1));
        if (last?.version === version)
            return false;
        await seed_pages_seedPages(transaction, seed.pages);
        await seed_posts_seedPosts(transaction, seed.posts, last?.slugs.posts ?? []);
        await seed_etudes_seedEtudes(transaction, seed.etudes, last?.slugs.etudes ?? []);
        const state = {
            version,
            slugs: { posts: slugsOf(seed.posts), etudes: slugsOf(seed.etudes) },
            seededAt: new Date(),
        };
        await transaction.insert(seedState).values(state).onConflictDoUpdate({ target: seedState.id, set: state });
        return true;
    });
}

;// ./src/service.ts
/** The whole content service: lock, database, content, files, HTTP. */










/** How long requests in flight may take once the service is told to stop. */
const CLOSE_DEADLINE_MS = 10_000;
async function closeApp(app) {
    const closed = app.close();
    const deadline = new AbortController();
    const late = (0,promises_namespaceObject.setTimeout)(CLOSE_DEADLINE_MS, undefined, { signal: deadline.signal, ref: false });
    late.then(() => app.server.closeAllConnections()).catch(() => undefined);
    await closed;
    deadline.abort();
}
async function listen(app, { host, port }) {
    try {
        await app.listen({ host, port });
    }
    catch (error) {
        const inUse = errorCode(error) === 'EADDRINUSE';
        throw new StartupFailure(inUse
            ? `port ${port} of ${host} is in use. Set BACKEND_PORT to another port, or to 0 for any free one.`
            : `cannot listen on port ${port} of ${host} (${errorText(error)}). Correct HOST and BACKEND_PORT.`, error);
    }
    const address = app.server.address();
    if (address === null || typeof address === 'string')
        throw new Error('The server has no port');
    const everywhere = ['0.0.0.0', '::'].includes(host);
    const name = host.includes(':') ? `[${host}]` : host;
    return `http://${everywhere ? '127.0.0.1' : name}:${address.port}`;
}
/** Says every second how the drawing goes; a start that has little to draw says nothing. */
function progressLog(logger, signal) {
    let said = Date.now();
    return (done, total) => {
        signal.throwIfAborted();
        if (Date.now() - said < 1000)
            return;
        said = Date.now();
        logger.info({ done, total }, `drawing the stored files: ${done} of ${total}`);
    };
}
/**
 * Starts the service; when it returns, every call of the API is answered.
 *
 * @param signal stops a start that is under way
 * @throws StartupFailure with what the operator can do; whatever was opened is closed again
 */
async function startService(settings, logger, signal) {
    const closers = [];
    const close = async () => {
        for (const closeOne of closers.splice(0).reverse())
            await closeOne();
    };
    try {
        const lock = await lockDataDirectory(settings.dataDirectory);
        closers.push(lock.release);
        const database = await openDatabase({
            url: settings.databaseUrl,
            directory: external_node_path_default().join(settings.dataDirectory, 'postgres'),
            onConnectionLost: (error) => logger.warn({ err: error }, 'a connection to the database was lost'),
        });
        closers.push(database.close);
        signal.throwIfAborted();
        const content = loadSeedContent();
        await database.prepare(async (queries) => {
            if (await seedDatabase(queries, content))
                logger.info('the content was written to the database');
        });
        const storageDirectory = external_node_path_default().join(settings.dataDirectory, 'storage');
        await drawStoredFiles({
            ...content,
            storageDir: storageDirectory,
            mediaDir: external_node_path_default().join(packageDirectory(), 'seed', 'media'),
            onProgress: progressLog(logger, signal),
        });
        const { queries } = database;
        const app = await createApp({ queries, apiToken: settings.apiToken, storageDirectory, logger });
        closers.push(() => closeApp(app));
        signal.throwIfAborted();
        return { url: await listen(app, settings), close };
    }
    catch (error) {
        await close();
        throw error;
    }
}

;// ./src/settings.ts
/** Settings of the content service, parsed once from the environment (docs: README, « Settings »). */



const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const isDatabaseUrl = (text) => URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);
/** Every message completes « NAME must be … »; values are not repeated where they may hold a secret. */
const environmentSchema = mini_namespaceObject.object({
    BACKEND_PORT: mini_namespaceObject._default(mini_namespaceObject.pipe(mini_namespaceObject.string().check(mini_namespaceObject.regex(/^\d{1,5}$/, 'a port from 0 (any free one) to 65535')), mini_namespaceObject.pipe(mini_namespaceObject.transform(Number), mini_namespaceObject.int().check(mini_namespaceObject.maximum(65535, 'a port from 0 (any free one) to 65535')))), 0),
    HOST: mini_namespaceObject._default(mini_namespaceObject.string(), '127.0.0.1'),
    DATA_DIR: mini_namespaceObject.pipe(mini_namespaceObject._default(mini_namespaceObject.string(), '.data'), mini_namespaceObject.transform((folder) => external_node_path_default().resolve(folder))),
    DATABASE_URL: mini_namespaceObject.optional(mini_namespaceObject.string().check(mini_namespaceObject.refine(isDatabaseUrl, 'like postgres://user:password@host:5432/database, or left out for the embedded database'))),
    API_TOKEN: mini_namespaceObject.string('set: the token that callers send as « Authorization: Bearer … »')
        .check(mini_namespaceObject.regex(/^[\x21-\x7E]+$/, 'made of visible ASCII characters without spaces')),
    LOG_LEVEL: mini_namespaceObject._default(mini_namespaceObject["enum"](LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`), 'info'),
});
/** Settings whose value may be shown when it is wrong. */
const SHOWN = ['BACKEND_PORT', 'LOG_LEVEL'];
function describeIssue(issue, environment) {
    const name = String(issue.path[0]);
    const got = SHOWN.includes(name) ? ` (got "${environment[name]}")` : '';
    return `${name} must be ${issue.message}${got}`;
}
/**
 * Reads the settings; an empty variable counts as not set.
 *
 * @throws StartupFailure that names every setting that is wrong
 */
function parseSettings(environment) {
    const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
    const result = environmentSchema.safeParse(given);
    if (!result.success) {
        const issues = result.error.issues.map((issue) => describeIssue(issue, environment));
        throw new StartupFailure(`${issues.join('; ')}. Correct the environment variable and start again.`);
    }
    const { BACKEND_PORT, HOST, DATA_DIR, DATABASE_URL, API_TOKEN, LOG_LEVEL } = result.data;
    return {
        port: BACKEND_PORT,
        host: HOST,
        dataDirectory: DATA_DIR,
        databaseUrl: DATABASE_URL,
        apiToken: API_TOKEN,
        logLevel: LOG_LEVEL,
    };
}

;// ./src/main.ts
/**
 * Program of the content service. Logs JSON lines to stdout; when it cannot start it prints one line to stderr
 * and exits with 1. A parent process is told `{ type: 'ready', url }`, and its end ends this process too.
 */




async function run(settings, logger, stop) {
    const service = await startService(settings, logger, stop);
    logger.info({ url: service.url }, 'ready');
    process.send?.({ type: 'ready', url: service.url });
    if (!stop.aborted)
        await new Promise((resolve) => stop.addEventListener('abort', resolve, { once: true }));
    await service.close();
    logger.info('stopped');
}
function fail(message) {
    process.stderr.write(`${message}\n`, () => process.exit(1));
}
async function main() {
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    process.once('SIGTERM', stop).once('SIGINT', stop);
    if (process.send)
        process.once('disconnect', stop);
    let logger;
    try {
        const settings = parseSettings(process.env);
        logger = (0,external_pino_namespaceObject.pino)({ level: settings.logLevel, name: 'backend', redact: ['req.headers.authorization'] });
        await run(settings, logger, stopping.signal);
        process.exit(0);
    }
    catch (error) {
        if (stopping.signal.aborted)
            process.exit(0);
        if (error instanceof StartupFailure)
            return fail(error.message);
        logger?.error({ err: error }, 'cannot start');
        fail(`backend: cannot start (${errorText(error)}). The log on stdout says where.`);
    }
}
void main();

module.exports = __webpack_exports__;
/******/ })()
;