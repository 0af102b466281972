import type { IconName } from './icons.tsx';
import type { MenuItem } from './manifest.ts';

// Screens that stand in the menus of several modules: registered once here, named by each of them.
const item = (key: string, label: string, icon: IconName): MenuItem => ({ key, label, route: key, icon });

/** Boletos of a beneficiary: cobrança, vendas, atendimento. */
export const geraBoleto = item('gera-boleto', 'Gerar boleto', 'bill');

/** Income-tax declarations: cobrança, vendas, atendimento. */
export const impostoDeRenda = item('imposto-de-renda', 'Imposto de renda', 'declaration');

/** Messaging campaigns: cobrança, financeiro. */
export const mensageria = item('mensageria', 'Mensageria', 'message');

/** Who had a procedure in a period: contas médicas, centro médico, jurídico, prevenção. */
export const beneficiarioProc = item('beneficiario-proc', 'Beneficiários por procedimento', 'users');

/** Guides that providers sent: contas médicas, centro médico. */
export const guiasImportadasXml = item('guias-importadas-xml', 'Guias importadas via XML', 'fileCheck');

/** Sending a provider's file: contas médicas, centro médico. */
export const importarXmlPrestador = item('importar-xml-prestador', 'Importar XML do prestador', 'upload');

/** Managerial analysis: contabilidade, contas médicas. */
export const analiseGerencial = item('analise-gerencial', 'Análise gerencial', 'analysis');

/** Care cost with invoice: contabilidade, contas médicas. */
export const custoAssistencial = item(
  'custo-assistencial-nota-fiscal',
  'Custo assistencial com nota fiscal',
  'bill',
);
