// Only the type of the apps' configuration is needed here, but its rules use the browser's Location.
interface Location {
  readonly protocol: string;
  readonly hostname: string;
}
