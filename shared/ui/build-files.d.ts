/** Class names of a CSS module by their names in its source. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A plain style sheet, imported for its effect; or a CSS module that is loaded after the scripts that use its classes. */
declare module '*.css';
declare module '*.css?late';

/** The address of a picture of the package itself. */
declare module '*.svg' {
  const address: string;
  export default address;
}

/** A picture of the gateway as a `data:` address. */
declare module '*.png' {
  const address: string;
  export default address;
}

declare module '*.webp' {
  const address: string;
  export default address;
}
