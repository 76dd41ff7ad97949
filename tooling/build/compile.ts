import webpack, { type Configuration } from 'webpack';

/** @throws {Error} with the messages of the compiler */
export function compile(configs: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    if (!compiler) throw new Error('webpack returned no compiler');
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack returned no result'));
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true, errorDetails: false, moduleTrace: true })));
        else resolve();
      });
    });
  });
}
