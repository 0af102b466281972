import { once } from 'node:events';
import { createServer } from 'node:net';
import type { ServerConfig } from '../config/config.ts';
import { StartError } from '../config/startError.ts';

/** Portuguese reason with remedy why nothing can listen there; undefined for an unrelated error. */
export const portSentence = (
  error: unknown,
  { name, port, host }: { name: string; port: number; host: string },
): string | undefined => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `A porta ${port} já está em uso por outro programa: encerre-o ou escolha outra em ${name}.`;
  if (code === 'EACCES')
    return `A porta ${port} só pode ser usada pelo administrador do sistema: escolha em ${name} uma acima de 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST: ${host} não é um endereço desta máquina; use 127.0.0.1, 0.0.0.0 ou um endereço dela.`;
  return undefined;
};

/** Refuses a port in use; `name`: the variable that selects it. Throws `StartError`. */
export const refuseTakenPort = async (name: string, port: number, host: string): Promise<void> => {
  const probe = createServer().listen({ port, host });
  try {
    await once(probe, 'listening');
  } catch (error) {
    const sentence = portSentence(error, { name, port, host });
    throw sentence === undefined ? error : new StartError(sentence, { cause: error });
  }
  probe.close();
  await once(probe, 'close');
};

/** Names the configured port that is in use, before anything long begins. Throws `StartError`. */
export const refuseTakenPorts = async (
  config: Pick<ServerConfig, 'host' | 'port' | 'ombudsmanPort'>,
): Promise<void> => {
  const { host, port, ombudsmanPort } = config;
  if (port === ombudsmanPort && port !== 0)
    throw new StartError(`PORT e OMBUDSMAN_PORT são a mesma porta (${port}); dê a cada uma a sua.`);
  await refuseTakenPort('PORT', port, host);
  await refuseTakenPort('OMBUDSMAN_PORT', ombudsmanPort, host);
};
