import * as cadastro from './cadastro/cadastro.contract.ts';
import * as envio from './cadastro/envio.contract.ts';
import * as ficha from './cadastro/ficha.contract.ts';
import * as inicio from './cadastro/inicio.contract.ts';
import * as movimentacao from './cadastro/movimentacao.contract.ts';
import * as sib from './cadastro/sib.contract.ts';
import type { Endpoint } from './http/endpoint.ts';
import * as ouvidoria from './ouvidoria/ouvidoria.contract.ts';
import * as boleto from './cobranca/boleto.contract.ts';
import * as campanha from './cobranca/campanha.contract.ts';
import * as inicioCobranca from './cobranca/inicio.contract.ts';
import * as inadimplencia from './cobranca/inadimplencia.contract.ts';
import * as impostoDeRenda from './cobranca/impostoDeRenda.contract.ts';
import * as retencao from './retencao/retencao.contract.ts';
import type { ModuleKey } from './shell/modules.ts';
import * as shell from './shell/shell.contract.ts';
import * as visoes from './shell/visoes.contract.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;

const of = (...files: Record<string, unknown>[]): Endpoint[] =>
  files.flatMap((file) => Object.values(file).filter(isEndpoint));

/** Every call of the contract by module, for the server, its walk and the documentation; screens import the single calls. */
export const contracts: Partial<Record<ModuleKey | 'shell', Endpoint[]>> = {
  shell: of(shell, visoes),
  ouvidoria: of(ouvidoria),
  cobranca: of(boleto, campanha, impostoDeRenda, inadimplencia, inicioCobranca),
  retencao: of(retencao),
  cadastro: of(cadastro, sib, movimentacao, envio, ficha, inicio),
};
