/** A command of the load that cannot be run; the text is for the person at the console. */
export class CargaRecusada extends Error {
  override readonly name = 'CargaRecusada';
}
