// The usual way with react-admin over a call that knows no pages: the provider reads the list once and gives it out page by page.
import { Admin, Datagrid, fetchUtils, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { address, columns, token } from '../list.js';

let rows;

const read = async () => {
  const headers = new Headers({ authorization: token() });
  const { json } = await fetchUtils.fetchJson(address, { headers });
  return json.map((row) => ({ id: row.Matricula, ...row }));
};

const dataProvider = {
  getList: async (_resource, { pagination: { page, perPage } }) => {
    rows ??= await read();
    return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
  },
};

function Beneficiarios() {
  return (
    <List perPage={25}>
      <Datagrid bulkActionButtons={false}>
        {columns.map(({ key, title }) => (
          <TextField key={key} source={key} label={title} sortable={false} />
        ))}
      </Datagrid>
    </List>
  );
}

// A list of react-admin asks when it is opened: its press is the way to it.
function Inicio() {
  return <a href="#/beneficiarios">Buscar Todos</a>;
}

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} dashboard={Inicio} disableTelemetry>
    <Resource name="beneficiarios" list={Beneficiarios} />
  </Admin>,
);
