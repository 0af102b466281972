// The configuration of the apps is read here for its shape alone; its rules name the browser's Location.
interface Location {
  readonly protocol: string;
  readonly hostname: string;
}
