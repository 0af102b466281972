import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { fn } from 'storybook/test';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import type { PortalState } from '@vidas/api-client/ouvidoria/portalState.ts';
import type { Denuncia } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import type { Mensagem } from '@vidas/api-client/ouvidoria/mensagens.contract.ts';
import * as pages from './pages.ts';
import { PortalApp } from './PortalApp.tsx';
import {
  type Acompanhamento,
  type Effects,
  type Effort,
  type PortalCalls,
  PortalServicesProvider,
} from './PortalServices.tsx';

/** An invented report in its reporter's view. */
const denunciaDeExemplo: Denuncia = {
  OUV_PROTOCOLO: '40719382',
  OUV_NOME: null,
  OUV_EMAIL: null,
  OUV_LOCAL: null,
  OUV_TIPO: '42',
  OUV_DADOS_DENUNCIADO: 'Coordenação do setor de faturamento',
  OUV_DADOS_COMPLEMENTARES: null,
  OUV_DETALHAMENTO: 'Gritos e humilhação em reuniões semanais.\nAcontece desde setembro.',
  OUV_PROTOCOLO_ANTERIOR: null,
  OUV_STATUS: 'A',
  DESCRICAO_STATUS: 'Em análise',
  OUV_PRAZO_ANALISE: '2026-11-28',
  OUV_PRAZO_RESPOSTA: '2026-12-01',
  OUV_PRAZO_CONCLUSAO: '2027-01-05',
};

/** A question of the staff and its answer. */
export const conversaDeExemplo: readonly Mensagem[] = [
  { ME_CODIGO: '1', ME_DE: 'equipe', ME_EM: '2026-11-18', ME_TEXTO: 'Em que horário isso acontece?' },
  { ME_CODIGO: '2', ME_DE: 'denunciante', ME_EM: '2026-11-19', ME_TEXTO: 'Sempre antes das 8h.' },
];

/** The actions on the report. */
export const acompanhamentoDeExemplo: Acompanhamento = {
  denuncia: denunciaDeExemplo,
  acoes: [
    {
      AC_CODIGO: '1',
      AC_DESCRICAO_ACAO: 'Recebemos a denúncia e ouvimos a primeira testemunha.',
      AC_EM: '2026-11-18',
    },
  ],
};

/** A server that accepts everything; each story replaces its own call. */
export const chamadas = (other: Partial<PortalCalls> = {}): PortalCalls => ({
  fileReport: async () => ({
    protocolo: '40719382',
    chave: 'K7QD-3XVN-9MRT-5HWA',
    prazos: { analise: '2026-11-28', resposta: '2026-12-01' },
  }),
  followUp: async () => acompanhamentoDeExemplo,
  writeMessage: async ({ mensagem }) => [
    ...conversaDeExemplo,
    { ME_CODIGO: '3', ME_DE: 'denunciante', ME_EM: '2026-11-21', ME_TEXTO: mensagem },
  ],
  endFollowUp: fn(),
  ...other,
});

/** A refusal of the server, with its text. */
export const recusa = (error: string) => Promise.reject(ApiError.fromStatus(429, { error }));

/** A call with this effort that never ends, unless it is cancelled. */
export const comEsforco =
  (effort: Effort) =>
  (_given: unknown, { signal, onEffort }: Effects): Promise<never> =>
    new Promise((_resolve, reject) => {
      onEffort(effort);
      signal.addEventListener('abort', () => reject(signal.reason));
    });

interface PortalStory {
  /** Address of the page. */
  path: string;
  /** The invented answers of the server. */
  calls?: PortalCalls;
  /** State that the server wrote into the page. */
  serverState?: PortalState;
  /** Telephone of the ombudsman; empty when the installation has none. */
  ombudsmanPhone?: string;
  /** Name of the operator on the printed receipt; empty names nobody. */
  receiptOperator?: string;
  /** Called with the address of the button Sair rápido. */
  leave?: (address: string) => void;
}

/** The whole portal at one address, with invented services, for stories of its pages. */
export function Portal({
  path,
  calls = chamadas(),
  serverState,
  ombudsmanPhone = '',
  receiptOperator = '',
  leave = fn(),
}: PortalStory) {
  const services = {
    calls: async () => calls,
    config: {
      ombudsmanPhone,
      receiptOperator,
      quickExitUrl: 'https://exemplo.test/',
      portalUrl: 'https://ouvidoria.exemplo.test',
    },
    serverState,
    leave,
  };
  return (
    <MemoryRouter initialEntries={[path]}>
      <PortalServicesProvider value={services}>
        <PortalApp pages={pages} />
      </PortalServicesProvider>
    </MemoryRouter>
  );
}

/** The same server behind a slow network, two seconds per call. */
const late = (calls: PortalCalls): PortalCalls => {
  const later = () => new Promise((resolve) => setTimeout(resolve, 2000));
  return {
    fileReport: (...given) => later().then(() => calls.fileReport(...given)),
    followUp: (...given) => later().then(() => calls.followUp(...given)),
    writeMessage: (...given) => later().then(() => calls.writeMessage(...given)),
    endFollowUp: (shown) => calls.endFollowUp(shown),
  };
};

/** The portal's type sizes depend on <html data-app="portal">; the workbench may also slow the network down. */
export const asPortal: Decorator<PortalStory> = (Story, { args, globals }) => {
  document.documentElement.dataset.app = 'portal';
  return (
    <Story args={globals.person === 'slow' ? { ...args, calls: late(args.calls ?? chamadas()) } : args} />
  );
};
