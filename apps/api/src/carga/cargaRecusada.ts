/** A command of the load that cannot be done as it was given; the text is for the person at the console. */
export class CargaRecusada extends Error {
  override readonly name = 'CargaRecusada';
}
