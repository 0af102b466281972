import { faixasEtarias } from '@vidas/api-client/kinds/faixaEtaria.ts';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { LinhaDaConferencia } from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.contract.ts';
import { rowsPath } from '../../report/urlFilters.ts';

type Tela = readonly [module: ModuleKey, path: string];

const abas: Readonly<Record<string, string>> = {
  'sem-cco': 'ativos-sem-cco',
  situacao: 'situacao',
  campos: 'campos',
  'na-ans': 'na-ans-sem-cco',
};

const vidas = (filtro: Record<string, string>): Tela => [
  'diretoria',
  rowsPath('vidas', { figura: 'ativos', ...filtro }),
];
const noSib = (aba: string): Tela => ['cadastro', rowsPath('sib-xml-conferencia', { aba })];

const telaDe = ({ figura, chave, rotulo }: LinhaDaConferencia): Tela | undefined => {
  if (figura === 'vidas-faixa')
    return vidas({ faixa: String(faixasEtarias.findIndex((faixa) => faixa === chave) + 1) });
  if (figura === 'vidas-vinculo') return vidas({ vinculo: chave === 'titulares' ? 'titular' : 'dependente' });
  if (figura === 'vidas-sem-dado') return chave === 'cco' ? noSib('ativos-sem-cco') : undefined;
  if (figura === 'titulos-abertos')
    return ['financeiro', rowsPath('idadeSaldos', { todos: '1' }, { faixa: chave })];
  if (figura === 'prestadores' && chave !== 'sem-cidade')
    return ['credenciamento', rowsPath('rede', { todos: '1' }, { situacao: 'Credenciado', cidade: rotulo })];
  return figura === 'sib' ? noSib(abas[chave] ?? 'campos') : undefined;
};

/** The screen with a figure's rows, for a person with its module. */
export const linkDaFigura = (
  linha: LinhaDaConferencia,
  modules: readonly ModuleKey[],
): string | undefined => {
  const [module, path] = telaDe(linha) ?? [];
  return module !== undefined && modules.includes(module) ? `/modulos/${module}/${path}` : undefined;
};
