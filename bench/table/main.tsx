// The page that the benchmark drives through window.bench: the product's own table, everything switched on.
import '@fontsource-variable/inter/wght.css';
import { driver } from './driver.tsx';

/** The same steps on this table and on a bare one. Loaded on demand, so that it weighs nothing here. */
const measureAt = async (count: number) => (await import('./measured.ts')).measureAt(driver, count);

export type Page = { measureAt: typeof measureAt };
Object.assign(window, { bench: driver, measureAt });
