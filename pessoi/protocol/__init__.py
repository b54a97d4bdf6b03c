"""Everything that clients and servers send each other, as structs: the wire protocol, see docs/table.md.

The OpenAPI document and the page's TypeScript types are both generated from these structs.
"""
