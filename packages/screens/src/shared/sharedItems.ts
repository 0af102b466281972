import type { MenuItem } from './manifest.ts';

/** Screens that stand in the menus of several modules: registered once, named by each of them. */

/** Boletos of a beneficiary: cobrança, vendas, atendimento. */
export const geraBoleto: MenuItem = {
  key: 'gera-boleto',
  label: 'Gerar boleto',
  route: 'gera-boleto',
  icon: 'bill',
};

/** Income-tax declarations: cobrança, vendas, atendimento. */
export const impostoDeRenda: MenuItem = {
  key: 'imposto-de-renda',
  label: 'Imposto de renda',
  route: 'imposto-de-renda',
  icon: 'declaration',
};

/** Messaging campaigns: cobrança, financeiro. */
export const mensageria: MenuItem = {
  key: 'mensageria',
  label: 'Mensageria',
  route: 'mensageria',
  icon: 'message',
};

/** Who had a procedure in a period: contas médicas, centro médico, jurídico, prevenção. */
export const beneficiarioProc: MenuItem = {
  key: 'beneficiario-proc',
  label: 'Beneficiários por procedimento',
  route: 'beneficiario-proc',
  icon: 'users',
};

/** Guides that providers sent: contas médicas, centro médico. */
export const guiasImportadasXml: MenuItem = {
  key: 'guias-importadas-xml',
  label: 'Guias importadas via XML',
  route: 'guias-importadas-xml',
  icon: 'fileCheck',
};

/** Sending a provider's file: contas médicas, centro médico. */
export const importarXmlPrestador: MenuItem = {
  key: 'importar-xml-prestador',
  label: 'Importar XML do prestador',
  route: 'importar-xml-prestador',
  icon: 'upload',
};

/** Managerial analysis: contabilidade, contas médicas. */
export const analiseGerencial: MenuItem = {
  key: 'analise-gerencial',
  label: 'Análise gerencial',
  route: 'analise-gerencial',
  icon: 'analysis',
};

/** Care cost with invoice: contabilidade, contas médicas. */
export const custoAssistencial: MenuItem = {
  key: 'custo-assistencial-nota-fiscal',
  label: 'Custo assistencial com nota fiscal',
  route: 'custo-assistencial-nota-fiscal',
  icon: 'bill',
};
