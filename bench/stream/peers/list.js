// Call and columns of both peers: Beneficiários cadastrados, whole, with nineteen columns.
export const address = '/api/v1/cadastro/getDataCadastroBeneficiarioTodos';

/** The session's token, where such pages usually keep it; the runner puts it there. */
export const token = () => localStorage.getItem('token') ?? '';

export const columns = [
  ['Matricula', 'Matrícula', 120],
  ['Nome', 'Nome', 260],
  ['Titular', 'Titular', 260],
  ['Tipo do plano', 'Tipo do plano', 150],
  ['Data de cadastro', 'Data de cadastro', 140],
  ['ativacao', 'Ativação', 120],
  ['Status', 'Status', 120],
  ['Cancelam', 'Cancelamento', 130],
  ['Portabilidade', 'Portabilidade', 120],
  ['Venda Administrativa', 'Venda Administrativa', 170],
  ['Tipo de venda', 'Tipo de venda', 130],
  ['Vendedor', 'Vendedor', 260],
  ['DESCONTO', 'Desconto', 110],
  ['Data da mensalidade', 'Data da mensalidade', 170],
  ['Registro Plano', 'Registro Plano', 140],
  ['Codigo Empresa', 'Código Empresa', 140],
  ['CCO', 'CCO', 130],
  ['COMPINI', 'Competência inicial', 150],
  ['COMPFIM', 'Competência final', 150],
].map(([key, title, width]) => ({ key, title, width }));
