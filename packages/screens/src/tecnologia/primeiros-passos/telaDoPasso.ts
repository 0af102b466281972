import type { ModuleKey } from '@vidas/api-client/shell/modules';
import type { ChaveDoPasso } from '@vidas/api-client/tecnologia/primeiros-passos-rules';

const telas: Partial<Record<ChaveDoPasso, readonly [modulo: ModuleKey, rota: string]>> = {
  pessoas: ['tecnologia', 'pessoas'],
  conferencia: ['cadastro', 'sib-xml-conferencia'],
  regras: ['vendas', 'regras-comissao'],
  feriados: ['financeiro', 'cadastro-feriado'],
};

/** The screen on which a step is taken, for who has its module. */
export const telaDoPasso = (passo: ChaveDoPasso, modulos: readonly string[]): string | undefined => {
  const tela = telas[passo];
  return tela && modulos.includes(tela[0]) ? `/modulos/${tela[0]}/${tela[1]}` : undefined;
};
