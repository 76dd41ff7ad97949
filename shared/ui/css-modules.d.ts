/** A CSS Module: the class names it declares, by the names that its source gives them. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A plain style sheet, imported for its effect. */
declare module '*.css';
