import type { Endpoint } from '@vidas/api-client/http/endpoint';
import type { ModuleKey } from '@vidas/api-client/shell/modules';

/** How the walk calls one endpoint: values on the wire, and the modules that open it. */
export interface WalkCall {
  /** Undefined: any session; 'public': no session at all. */
  allow?: ModuleKey | 'public';
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  file?: { name: string; content: string };
  /** Statuses that count as an answer of the contract's own, when there is nothing to answer with. */
  status?: readonly number[];
}

const period = { start: '01_01_2026', end: '31_12_2026' };

/** The inputs by path, below the base; what is not here is called without input by its module. */
const inputs: Record<string, WalkCall> = {
  '/auth/login': { allow: 'public', body: { login: 'ninguem', senha: 'qualquer' }, status: [401] },
  '/ouvidoriaInterna/inserirNovaDenuncia': {
    allow: 'public',
    body: {
      nome: '',
      email: '',
      local: '',
      tipo: '42',
      dadosDenunciado: 'a',
      dadosComplementares: '',
      detalhamento: 'b',
      protocoloAnterior: '',
      status: 'N',
    },
  },
  'POST /ouvidoriaInterna/getDenuncia': { allow: 'public', body: { protocolo: '00000000' }, status: [428] },
  'DELETE /ouvidoriaInterna/getDenuncia': { allow: 'public', body: { acompanhamento: 'x' } },
  '/ouvidoriaInterna/getAcoes': { allow: 'public', body: { protocolo: '00000000' } },
  '/ouvidoriaInterna/inserirNovaAcao': {
    body: { protocolo: '00000000', descricaoAcao: 'x', status: 'A' },
    status: [404],
  },
  '/cadastro/getRelatorioEmpresarial/{param}': { params: { param: '1' } },
  '/cadastro/leituraCorrecaoXmlSib': { file: { name: 'retorno.xml', content: '<x/>' }, status: [422] },
  '/cadastro/importaConferenciaCadastralSib': { file: { name: 'base.cnx', content: '<x/>' }, status: [422] },
  '/cadastro/getMovimentacaoBeneficiarios': { body: { codCongenere: '1', incluiExportados: true } },
  '/cadastro/exportaMovimentacaoBeneficiarios': { body: { codCongenere: '1' } },
  '/cadastro/atualizaCodigoAns': { body: [{ cco: '000000000000', codbeneficiario: 'nenhum', cpf: null }] },
};

/** How to call an endpoint of a module. */
export const walkCall = (module: string, { method, path }: Endpoint): WalkCall => {
  const call = inputs[`${method} ${path}`] ?? inputs[path] ?? {};
  const allow = call.allow ?? (module === 'shell' ? undefined : (module as ModuleKey));
  return { ...call, ...(allow === undefined ? {} : { allow }), params: call.params ?? period };
};
