import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { ChaveDoPasso } from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.rules.ts';

const telas: Partial<Record<ChaveDoPasso, readonly [modulo: ModuleKey, rota: string]>> = {
  pessoas: ['tecnologia', 'pessoas'],
  municipios: ['tecnologia', 'carga-de-dados'],
  planos: ['tecnologia', 'carga-de-dados'],
  vendedores: ['tecnologia', 'carga-de-dados'],
  prestadores: ['tecnologia', 'carga-de-dados'],
  vidas: ['tecnologia', 'carga-de-dados'],
  titulos: ['tecnologia', 'carga-de-dados'],
  'carga-assinada': ['tecnologia', 'conferencia-carga'],
  conferencia: ['cadastro', 'sib-xml-conferencia'],
  vendas: ['tecnologia', 'carga-de-dados'],
  regras: ['vendas', 'regras-comissao'],
  feriados: ['financeiro', 'cadastro-feriado'],
};

/** The screen of a step, for a person with its module; undefined otherwise. */
export const telaDoPasso = (passo: ChaveDoPasso, modulos: readonly string[]): string | undefined => {
  const tela = telas[passo];
  return tela && modulos.includes(tela[0]) ? `/modulos/${tela[0]}/${tela[1]}` : undefined;
};

/** The module responsible for a step: Tecnologia for steps outside the screens. */
export const quemFazOPasso = (passo: ChaveDoPasso): ModuleKey => telas[passo]?.[0] ?? 'tecnologia';
